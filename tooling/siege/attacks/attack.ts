import type { Camp } from '../camp.ts'

/** One way to hurt the product. */
export interface Attack {
  name: string
  /** Goes on until it is asked to end and leaves nothing behind; says in a few words what it did. */
  run: (camp: Camp, end: AbortSignal) => Promise<string | NotMade>
}

/** Why an attack is not possible on this machine. */
export class NotMade {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

/** Settles when an attack is asked to end. */
export function untilAborted(end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (end.aborted) resolve()
    else end.addEventListener('abort', () => resolve(), { once: true })
  })
}
