/** What shows nothing: also fillers that Unicode counts among the letters, and the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** A text without what nobody sees in it. */
export function seenText(text: string): string {
  return text.replaceAll(invisible, '')
}

/** One typed line: any space, line break or control character is a space, and nothing stands around or in it that nobody sees. */
export function typedLine(text: string): string {
  return seenText(text.replaceAll(/[\p{Z}\p{Cc}]/gu, ' ')).trim()
}

/** A typed number, code or address: a line whose full-width signs are the usual ones. */
export function typedCode(text: string): string {
  return typedLine(text).normalize('NFKC')
}

/** Of what shows nothing, the joiners and the variation selector that shape letters and emoji. */
const joiners: ReadonlySet<string> = new Set(['\u200C', '\u200D', '\uFE0F'])

/** A person’s own words: lines stay, any other control character is a space, and what nobody sees goes unless it shapes a letter. */
export function typedWords(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replaceAll(invisible, (sign) => (sign === '\n' || joiners.has(sign) ? sign : ''))
    .trim()
}
