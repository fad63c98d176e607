/** The ways in which a page detects a failure. */
export const noticed = ['Script', 'Promise']

/**
 * In a page: makes a script and a promise fail with messages that quote these texts, as `JSON.parse` quotes invalid input. The browser’s
 * own console messages are suppressed, so that only the page's remain.
 */
export function failQuoting({ name, quoted }: { name: string; quoted: string }): void {
  const failure = (noticedBy: string) => {
    const error = new Error(`Unexpected token in "${quoted}" at ${location.href}`, { cause: quoted })
    return Object.assign(error, { name: `${name}.${noticedBy}`, quoted })
  }
  const error = failure('Script')
  const { message } = error
  dispatchEvent(new ErrorEvent('error', { error, message, filename: `${location.href}?${quoted}` }))
  dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: failure('Promise') }),
  )
}
