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

/** Normalizes a line for matching: lower case, one character for each comparison, plain quotes and hyphens. */
export function normalizedText(text: string): string {
  return signs
    .reduce((read, [sign, plain]) => read.replaceAll(sign, plain), text.normalize('NFKC').toLowerCase())
    .trim()
}
