/** Where the tokens of the design stand, for drawings on a server: a `file:` address. */
export const tokensFile: URL = new URL('./tokens.css', import.meta.url)
