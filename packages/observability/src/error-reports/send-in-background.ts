import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a service may take. Nobody waits for it. */
const timeout = 5_000

/** More at once are dropped: a service that is slow costs neither memory nor connections without an end. */
const maxUnderWay = 50

const underWay = new Set<Promise<void>>()

/** Hands something to a service outside the product; whatever it says, or does not say, is nobody's trouble. */
export function sendInBackground(call: Request | (() => Promise<Request>)): void {
  if (underWay.size >= maxUnderWay) return
  const passed = send(call)
    .catch(() => undefined)
    .finally(() => underWay.delete(passed))
  underWay.add(passed)
}

async function send(call: Request | (() => Promise<Request>)): Promise<void> {
  const request = call instanceof Request ? call : await call()
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeout), redirect: 'error' })
  await answer.body?.cancel()
}

/** Settles when nothing is under way, at the latest after so many milliseconds. */
export async function allPassedOn(patience: number): Promise<void> {
  await Promise.race([Promise.all(underWay), pause(patience)])
}
