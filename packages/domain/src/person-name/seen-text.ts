/** What shows nothing: also fillers that Unicode counts among the letters, and the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** A text without what nobody sees in it. */
export function seenText(text: string): string {
  return text.replaceAll(invisible, '')
}
