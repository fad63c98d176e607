/** The maximum number of errors that wait for a listener. */
const maxWaiting = 20

export interface EarlyErrors {
  /** Calls `handle` with the errors so far, in order, and with every later one. */
  subscribe: (handle: (event: Event) => void) => void
}

/** Queues errors of scripts and promises, and files that failed to load, until the code that reports them is loaded. */
export function recordErrors(page: EventTarget): EarlyErrors {
  const waiting: Event[] = []
  let handle = (event: Event): void => {
    if (waiting.length < maxWaiting) waiting.push(event)
  }
  // Load errors of files do not bubble, so the listener must capture.
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, (event) => handle(event), true)
  return {
    subscribe: (next) => {
      waiting.forEach(next)
      handle = next
    },
  }
}
