import { once } from 'node:events'
import type { Testbed } from './testbed.ts'

/** One way to hurt the product. */
export interface Attack {
  name: string
  /** Goes on until it is asked to end and leaves nothing behind; says in a few words what it did, nothing where it is not possible here. */
  run: (testbed: Testbed, end: AbortSignal) => Promise<string | undefined>
}

/** Settles when an attack is asked to end. */
export async function untilAborted(end: AbortSignal): Promise<void> {
  if (!end.aborted) await once(end, 'abort')
}
