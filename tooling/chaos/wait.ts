import { setTimeout as pause } from 'node:timers/promises'

/** Waits for this number of milliseconds, or until it is aborted. */
export async function wait(milliseconds: number, end?: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal: end }).catch(() => undefined)
}

/** Waits until a condition is true, but at most for this number of milliseconds. */
export async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(2_000)
}
