export type Exclusively = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Runs one task at a time among all tabs of the device; a browser without locks, in this tab alone. */
export function exclusivelyBy(locks?: LockManager): Exclusively {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>) => {
    if (locks) return locks.request('auth-refresh', task) as Promise<Result>
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/**
 * For whatever changes the cookie of the session: an answer that arrives late would otherwise put an older one in its place.
 */
export const exclusively = exclusivelyBy(globalThis.navigator?.locks)
