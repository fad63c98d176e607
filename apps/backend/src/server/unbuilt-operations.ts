import type { operations } from '@clairmemoire/api-client/schema'
import { Unavailable } from '../platform/contract/failures.ts'

/** Operations of the contract that the backend does not answer yet: 503. */
export const unbuiltOperations = ['sendMail', 'stopMail'] as const satisfies readonly (keyof operations)[]

export type UnbuiltOperation = (typeof unbuiltOperations)[number]

export const unbuiltHandlers = Object.fromEntries(
  unbuiltOperations.map((id) => [
    id,
    async () => {
      throw new Unavailable()
    },
  ]),
)
