/** The faces of the site as drawings on a server need them: `file:` addresses of TrueType files. */
export const drawingFonts: readonly URL[] = [
  new URL('./fonts/fraunces-fr-en.ttf', import.meta.url),
  new URL('./fonts/atkinson-hyperlegible-next-fr-en.ttf', import.meta.url),
]

/** The tokens of the design, for the same: a `file:` address. */
export const tokensFile: URL = new URL('./tokens.css', import.meta.url)
