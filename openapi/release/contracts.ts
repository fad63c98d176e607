import { join } from 'node:path'

export interface Contracts {
  /** File of the contract that callers and backend teams hold. */
  released: string
  /** File of the contract as this tree describes it. */
  current: string
  /** The folder in which `.changeset` stands. */
  repository: string
}

const folder = join(import.meta.dirname, '..')

/** The contracts of this repository. */
export const contracts: Contracts = {
  released: join(folder, 'released.json'),
  current: join(folder, 'generated/openapi.json'),
  repository: join(folder, '..'),
}
