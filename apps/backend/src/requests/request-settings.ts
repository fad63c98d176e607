import type { ConsultationType } from '@clairmemoire/api-client/schema'
import type { RequestKinds } from './request-kind.ts'

/** Which requests are taken, and how long they are kept. */
export interface RequestSettings {
  kinds: RequestKinds
  /** Days without being changed after which a request is erased. */
  days: number
  /** What the operator offers. */
  consultationTypes: readonly ConsultationType[]
}
