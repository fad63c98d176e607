import { join } from 'node:path'
import type { Contracts } from './unannounced-breaks.ts'

const folder = join(import.meta.dirname, '..')

/** The contracts of this repository. */
export const contracts: Contracts = {
  released: join(folder, 'released.json'),
  current: join(folder, 'generated/openapi.json'),
  repository: join(folder, '..'),
}
