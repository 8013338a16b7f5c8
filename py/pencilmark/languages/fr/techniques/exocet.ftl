technique-junior-exocet = Exocet junior
technique-senior-exocet = Exocet senior
