import { join } from 'node:path'

export interface Contracts {
  /** File of the last released contract. */
  released: string
  /** File of the contract in this tree. */
  current: string
  /** The folder with `.changeset`. */
  repository: string
}

const folder = join(import.meta.dirname, '..')

/** The contracts of this repository. */
export const contracts: Contracts = {
  released: join(folder, 'released.json'),
  current: join(folder, 'generated/openapi.json'),
  repository: join(folder, '..'),
}
