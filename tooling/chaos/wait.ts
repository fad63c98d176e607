import { setTimeout as pause } from 'node:timers/promises'

/** Waits the given milliseconds, or until aborted. */
export async function wait(milliseconds: number, end?: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal: end }).catch(() => undefined)
}

/** Waits until a condition holds, at most the given milliseconds. */
export async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(2_000)
}
