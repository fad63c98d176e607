/** The ways in which a page notices that it failed. */
export const noticed = ['Script', 'Promise']

/**
 * In a page: a script and a promise fail, in words that quote these texts, as `JSON.parse` quotes what it could not read. The browser’s
 * own lines in the console are left out, so that what stands there is what the page has written.
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
