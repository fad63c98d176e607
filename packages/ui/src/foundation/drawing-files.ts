/** The `file:` URLs of the site's fonts as TrueType files, for pictures that a server draws. */
export const drawingFonts: readonly URL[] = [
  new URL('./fonts/fraunces-fr-en.ttf', import.meta.url),
  new URL('./fonts/atkinson-hyperlegible-next-fr-en.ttf', import.meta.url),
]

/** The `file:` URL of the design tokens, for the same pictures. */
export const tokensFile: URL = new URL('./tokens.css', import.meta.url)
