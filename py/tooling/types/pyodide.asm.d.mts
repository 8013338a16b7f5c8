declare const create: (settings: object) => Promise<any>;
export default create;
