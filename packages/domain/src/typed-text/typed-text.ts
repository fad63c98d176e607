/** Invisible characters, including the empty Braille pattern and the fillers that Unicode classifies as letters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u115F\u1160\u3164\uFFA0\u2800]/gu

/** A text without invisible characters. */
export function visibleText(text: string): string {
  return text.replaceAll(invisible, '')
}

/** Cleans and trims a typed line: all spaces, line breaks and control characters become spaces, invisible characters are dropped. */
export function typedLine(text: string): string {
  return visibleText(text.replaceAll(/[\p{Z}\p{Cc}]/gu, ' ')).trim()
}

/** Cleans a typed number, code or address: like a line, with full-width characters turned into ASCII. */
export function typedCode(text: string): string {
  return typedLine(text).normalize('NFKC')
}

/** Invisible characters that shape letters and emoji: joiners and the variation selector. */
const joiners: ReadonlySet<string> = new Set(['\u200C', '\u200D', '\uFE0F'])

/** Cleans free text like a line, but keeps line breaks and those invisible characters that shape letters and emoji. */
export function typedWords(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replaceAll(invisible, (sign) => (sign === '\n' || joiners.has(sign) ? sign : ''))
    .trim()
}
