/** A line as a reader sees it, after wrapped lines were joined. */
export interface Paragraph {
  /** The column in which it begins. */
  indent: number
  marker: string
  text: string
}

const markers =
  /^(?:(?:[*•·●▪◦‣⁃➢✓#-]|[–—]|(?:\(?\d{1,2}(?:\.\d{1,2})*[.)])|(?:\(?(?:[A-Za-z]|[ivx]{2,4})[.)])|o(?= ))\s+|-(?=[A-Za-z])|[•●▪](?=\S)|\(?\d{1,2}[.)](?=[A-Z]))+/

/** The parts of a text in order: list items, headings and paragraphs. */
export function paragraphs(text: string): Paragraph[] {
  const rows = text.split('\n').map((row) => row.replaceAll('\t', '  ').trimEnd())
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const found: Paragraph[] = []
  let previous = ''
  for (const row of rows) {
    const last = found.at(-1)
    const next = paragraphOf(row)
    if (last && isPunctuation(next)) last.text = `${last.text} ${row.trim()}`.trim()
    else if (last && previous !== '' && continues(last, next, previous, width))
      last.text = `${last.text} ${next.text}`.trim()
    else if (row.trim() !== '') found.push(next)
    previous = row
  }
  return found
}

function paragraphOf(row: string): Paragraph {
  const trimmed = row.trimStart()
  const marker = markers.exec(trimmed)?.[0] ?? ''
  return { indent: row.length - trimmed.length, marker: marker.trim(), text: trimmed.slice(marker.length).trim() }
}

function isPunctuation({ marker, text }: Paragraph): boolean {
  return marker === '' && /^[:;.,]+$/.test(text)
}

/** Whether a row continues a line: it is indented below its bullet, or its first word did not fit in the previous row. */
function continues(last: Paragraph, next: Paragraph, previous: string, width: number): boolean {
  if (next.marker !== '' || next.text === '') return false
  if (last.text === '') return true
  if (isCriteriaTitle(next.text)) return false
  if (last.marker !== '') return next.indent > last.indent
  const [firstWord = ''] = next.text.split(' ', 1)
  return (
    width <= 120 &&
    next.indent === last.indent &&
    previous.length + 1 + firstWord.length > width &&
    previous.length > 60
  )
}

function isCriteriaTitle(text: string): boolean {
  return text.length < 80 && /^(?:[A-Za-z-]+ ){0,3}(?:inclusion|exclusion)(?: criteria\b[^.]*|:?)$/i.test(text)
}
