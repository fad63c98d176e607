import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { forgetEarlierResult } from './earlier-results.ts'
import { type KeptKeyPart, keptKeyPart } from './kept-key.ts'

/** The sealed part that holds what was answered and not sent yet. */
export const selfTestPart = 'self-test'

/** The sealed part that holds which result of the self-test is this device's own. */
export const ownResultPart = 'self-test-result'

/** The sealed part that holds the link for someone close, beside the result that it was made for. */
export const relativeLinkPart = 'relative-link'

const key = keptKeyPart(ownResultPart)

/** The id of the result that this device keeps. */
export const openOwnResult = key.open

/** Sealed, as long as answers are: 20 hours without use. */
export const keepOwnResult = key.keep

/** With the link for someone close, for 30 days: only after the person has said so. */
export async function keepOwnResultLonger(state: Pick<ApplicationState, 'open' | 'save'>): Promise<void> {
  const id = await openOwnResult(state)
  if (id === undefined) return
  await key.keep(state, id, 'month')
  const link = await state.open(relativeLinkPart)
  if (link !== undefined) await state.save(relativeLinkPart, link, 'month')
}

/** Also what is left of the test that led to it, and its place among those that are compared. */
export async function eraseOwnResult(state: Pick<ApplicationState, 'open' | 'save' | 'erase'>): Promise<void> {
  const id = await openOwnResult(state)
  if (id !== undefined) await forgetEarlierResult(state, id)
  await Promise.all([ownResultPart, selfTestPart, relativeLinkPart].map((part) => state.erase(part)))
}

/** The result of the memory test that this device keeps. */
export const ownResult: KeptKeyPart = { ...key, erase: eraseOwnResult }
