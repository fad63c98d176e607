/** Whether a text can name a result: 128 bits, which whoever holds them may read and erase. */
export function isResultId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text)
}

/** The key that stands behind the # of a link, whatever a mail program took along behind it: a full stop, a bracket. */
export function resultIdAt(hash: string): string | undefined {
  return /^[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/.exec(hash)?.[0]
}
