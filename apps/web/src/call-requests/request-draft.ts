import type { Receipt } from '@clairmemoire/api-client/schema'
import { type DraftKind, emptyDraft, type FlowContext, type FlowDraft, isBegun, readDraft } from '../form-flow/index.ts'

/** The states of a page with one request; none has an address. */
export type RequestStage = 'introduction' | 'welcome-back' | 'request' | 'received'

/** Everything such a page keeps of one visitor. */
export interface RequestDraft<Answer = Receipt> {
  version: 1
  id?: string | undefined
  stage: RequestStage
  flows: Readonly<Record<'request', FlowDraft>>
  /** Which one it is about, where the page is about one thing of several. */
  about?: string | undefined
  /** Its name, as people write it. */
  aboutName?: string | undefined
  /** What the backend confirmed the request with. */
  receipt?: Answer | undefined
}

export type RequestContext<Answer = Receipt> = FlowContext<RequestDraft<Answer>>

export const cleanRequest: RequestDraft<never> = { version: 1, stage: 'introduction', flows: { request: emptyDraft } }

/** `part` is its name among the private parts of the application state. */
export function requestDraft<Answer>(part: string): DraftKind<RequestDraft<Answer>> {
  return { part, empty: cleanRequest, read: readRequestDraft, holdsMore: ({ receipt }) => receipt !== undefined }
}

export function readRequestDraft<Answer>(value: unknown): RequestDraft<Answer> {
  return readDraft<RequestDraft<Answer>>(cleanRequest, value)
}

/** The stage that may be shown: what was received is not sent again by going back. */
export function allowedRequestStage(
  { receipt, flows }: RequestDraft<unknown>,
  wanted: string | undefined,
): RequestStage {
  if (receipt) return 'received'
  if (wanted === 'request') return 'request'
  return wanted === 'welcome-back' && isBegun(flows.request) ? 'welcome-back' : 'introduction'
}
