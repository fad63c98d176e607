const maxOctets = 75

/** A line of an iCalendar file with its end, folded to 75 octets, as RFC 5545 counts them, and never inside a character. */
export function contentLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = octetsOf(character)
    if (octets + length > maxOctets) {
      folded += '\r\n '
      // The space that marks a continued line counts.
      octets = 1
    }
    folded += character
    octets += length
  }
  return `${folded}\r\n`
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

const meaningful: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

/** Text as a value: what means something in the format is marked. */
export function escapedText(text: string): string {
  return text.replaceAll(/[\\;,\n]/g, (character) => meaningful[character] ?? character)
}

/** An instant to the second: "20270308T080000Z". */
export function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
