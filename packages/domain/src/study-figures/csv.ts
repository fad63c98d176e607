/** What a spreadsheet would take for a formula, also behind a blank. */
const formula = /^\s*[=+\-@]|^[\t\r]/

/** Lines of CSV as RFC 4180 has them. No cell is a formula: it begins with an apostrophe instead. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
