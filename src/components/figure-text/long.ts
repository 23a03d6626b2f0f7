/** From this many characters on, a narrower font keeps a figure on its line. */
export const LONG = 14
