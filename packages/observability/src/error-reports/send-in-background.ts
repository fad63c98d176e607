import { setTimeout as pause } from 'node:timers/promises'

/** The time limit of a call, in milliseconds; nobody waits for the call. */
const timeout = 5_000

/** The most calls at a time; more are dropped, so that a slow service does not take up more and more memory and connections. */
const maxPending = 50

const underWay = new Set<Promise<void>>()

/** Sends a call to an outside service in the background; it makes no difference whether the call succeeds. */
export function sendInBackground(call: Request | (() => Promise<Request>)): void {
  if (underWay.size >= maxPending) return
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

/** Resolves when no call is pending, or after this number of milliseconds. */
export async function allPassedOn(patience: number): Promise<void> {
  await Promise.race([Promise.all(underWay), pause(patience)])
}
