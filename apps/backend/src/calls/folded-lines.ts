const longestLine = 75

/** Lines of an iCalendar file, folded anew to 75 octets, as RFC 5545 counts them, and never inside a character. */
export function foldedLines(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map((line) => foldedLine(line))
    .join('\r\n')
}

function foldedLine(line: string): string {
  const folded = ['']
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > longestLine) {
      folded.push('')
      // The space that marks a continued line counts.
      octets = 1
    }
    folded[folded.length - 1] += character
    octets += length
  }
  return folded.join('\r\n ')
}
