import type { Receipt } from '@clairmemoire/api-client/schema'
import { type DraftKind, emptyDraft, type FlowContext, type FlowDraft, isBegun, readDraft } from '../form-flow/index.ts'

/** The stages of a page with one request; no stage has an address of its own. */
export type RequestStage = 'introduction' | 'welcome-back' | 'request' | 'received'

/** Everything that a page with one request stores about one visitor. */
export interface RequestDraft<FormReceipt = Receipt> {
  version: 1
  id?: string | undefined
  stage: RequestStage
  flows: Readonly<Record<'request', FlowDraft>>
  /** The subject of the request, if the page can have several subjects. */
  about?: string | undefined
  /** The name of the subject. */
  aboutName?: string | undefined
  /** The backend's confirmation. */
  receipt?: FormReceipt | undefined
}

export type RequestContext<FormReceipt = Receipt> = FlowContext<RequestDraft<FormReceipt>>

export const cleanRequest: RequestDraft<never> = { version: 1, stage: 'introduction', flows: { request: emptyDraft } }

/** @param part the name of the draft among the private parts of the application state */
export function requestDraft<FormReceipt>(part: string): DraftKind<RequestDraft<FormReceipt>> {
  return { part, empty: cleanRequest, read: readRequestDraft, holdsMore: ({ receipt }) => receipt !== undefined }
}

export function readRequestDraft<FormReceipt>(value: unknown): RequestDraft<FormReceipt> {
  return readDraft<RequestDraft<FormReceipt>>(cleanRequest, value)
}

/** The stage to show. Once a request is received, it is always the confirmation, so that Back does not send the request again. */
export function allowedRequestStage(
  { receipt, flows }: RequestDraft<unknown>,
  wanted: string | undefined,
): RequestStage {
  if (receipt) return 'received'
  if (wanted === 'request') return 'request'
  return wanted === 'welcome-back' && isBegun(flows.request) ? 'welcome-back' : 'introduction'
}
