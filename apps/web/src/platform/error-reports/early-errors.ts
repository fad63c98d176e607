/** So many wait for the code that reports them. */
const maxWaiting = 20

export interface EarlyErrors {
  /** Hands over what was noticed so far, in its order, and from now on whatever is noticed. */
  hearBy: (hear: (noticed: Event) => void) => void
}

/** Notices errors of scripts and promises, and files that did not come, before anything is there that could report them. */
export function noticeErrors(page: EventTarget): EarlyErrors {
  const waiting: Event[] = []
  let hear = (noticed: Event): void => {
    if (waiting.length < maxWaiting) waiting.push(noticed)
  }
  // Only while it goes down is a file that did not come heard of.
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, (noticed) => hear(noticed), true)
  return {
    hearBy: (next) => {
      waiting.forEach(next)
      hear = next
    },
  }
}
