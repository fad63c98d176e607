/** Whether a text can name a result: 128 bits, which whoever holds them may read and erase. */
export function isResultId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text)
}
