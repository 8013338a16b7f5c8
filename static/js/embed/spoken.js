/** Has the frame speak the language that `begin.js` had come. It is imported first: what is said after it is said in that language. */

import { speak } from "../page/speaking.js";
import { shared } from "../words/say.js";

if (shared.pencilmarkLanguage) speak(shared.pencilmarkLanguage);
