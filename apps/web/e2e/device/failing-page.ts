/** The kinds of failure that a page detects: an error of a script and a rejected promise. */
export const noticed = ['Script', 'Promise']

/**
 * Runs in the page. Dispatches an error event and a rejection event with messages that quote these texts, as `JSON.parse` quotes invalid
 * input. The browser logs nothing for such events, so only the page's own messages remain.
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
