/** Milliseconds that a service may take. Nobody waits for it. */
const timeout = 5_000

/** Hands something to a service outside the site; whatever it says, or does not say, is nobody's trouble. */
export function passOn(call: Request): void {
  fetch(call, { signal: AbortSignal.timeout(timeout), redirect: 'error' })
    .then((answer) => answer.body?.cancel())
    .catch(() => undefined)
}
