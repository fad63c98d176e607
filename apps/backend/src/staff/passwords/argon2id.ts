import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedWork } from '../../platform/overload/bounded-work.ts'

/** What one hash costs; a hash says with which it was made. */
export interface Argon2Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

/** The least that OWASP advises for argon2id. */
export const currentCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

export const tagLength = 32

/** Two of the four threads on which Node also reads files and names, and 40 MB: however many sign in, the others go on. */
const bounded = boundedWork({ atOnce: 2, waiting: 40 })

const derive = promisify(argon2)

export function argon2id(password: string, nonce: Buffer, cost: Argon2Cost): Promise<Buffer> {
  return bounded(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }))
}
