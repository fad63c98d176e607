import { setTimeout as pause } from 'node:timers/promises'

/** Waits so many milliseconds, or until it is asked to end. */
export async function wait(milliseconds: number, end?: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal: end }).catch(() => undefined)
}

/** Waits at most so many milliseconds until something is reached. */
export async function until(isReached: () => Promise<boolean>, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (!(await isReached()) && performance.now() < deadline) await pause(2_000)
}
