const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ge: '≥',
  le: '≤',
  bull: '•',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  beta: 'β',
}

const blocks = /^(?:p|br|div|ul|ol|li|h[1-6]|table|tr|td|th|tbody)$/
const comment = /<!--.*?-->/gs
/** Matches known tags only: "MMSE <24" and the "<b" of a comparison are text. */
const mark =
  /<(\/?)(p|br|div|ul|ol|li|h[1-6]|table|tr|td|th|tbody|b|i|u|em|strong|span|sup|sub|font|a)(?:\s[^<>]*)?\/?>/gi

/** A register's text as readers see it, without escapes, comments and the marks of HTML and Markdown. */
export function plainText(source: string): string {
  const text = withoutMarks(source.replaceAll(/\r\n?/g, '\n').replaceAll(comment, '\n'))
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, character)
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
  return isOneLineOfMany(text) ? text.replaceAll('~', '\n') : text
}

/** List items become separate lines, indented by depth. */
function withoutMarks(text: string): string {
  let depth = 0
  return text.replaceAll(mark, (_, closing: string, name: string) => {
    const tag = name.toLowerCase()
    if (tag === 'ul' || tag === 'ol') depth = Math.max(0, depth + (closing ? -1 : 1))
    if (tag === 'li' && !closing) return `\n${'  '.repeat(Math.max(0, depth - 1))}* `
    return blocks.test(tag) ? '\n' : ''
  })
}

function character(entity: string, code: string): string {
  if (!code.startsWith('#')) return entities[code.toLowerCase()] ?? entity
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number.parseInt(code.slice(1), 10)
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity
}

/** Whether "~" stands for a line break, as in older tables of the register. */
function isOneLineOfMany(text: string): boolean {
  return !text.trim().includes('\n') && /criteria\s*:?\s*~/i.test(text)
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/[˃›]/g, '>'],
  [/[˂‹]/g, '<'],
  [/[≥≧⩾]/g, '>='],
  [/[≤≦⩽]/g, '<='],
  [/[’‘`´]/g, "'"],
  [/[–—‐‑−]/g, '-'],
  [/(?<=[<>])\s*(?:\/|or)\s*(?:=|equal to)/g, '='],
  [/=([<>])/g, '$1='],
  [/\b(?:greater|more|older|higher) than or equal to\b/g, '>='],
  [/\b(?:less|younger|lower|fewer) than or equal to\b/g, '<='],
  [/\s+/g, ' '],
]

/** Normalizes a line for matching: it gets lower case, one character for each comparison sign, and plain quotes and hyphens. */
export function normalizedText(text: string): string {
  return signs
    .reduce((read, [sign, plain]) => read.replaceAll(sign, plain), text.normalize('NFKC').toLowerCase())
    .trim()
}
