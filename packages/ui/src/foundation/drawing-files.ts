/** The site's fonts for drawing pictures on a server: `file:` URLs of TrueType files. */
export const drawingFonts: readonly URL[] = [
  new URL('./fonts/fraunces-fr-en.ttf', import.meta.url),
  new URL('./fonts/atkinson-hyperlegible-next-fr-en.ttf', import.meta.url),
]

/** The design tokens for the same purpose: a `file:` URL. */
export const tokensFile: URL = new URL('./tokens.css', import.meta.url)
