import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { forgetEarlierResult } from './earlier-results.ts'
import { type KeptKeyPart, keptKeyPart } from './kept-key.ts'

/** The sealed part that holds what was answered and not sent yet. */
export const selfTestPart = 'self-test'

/** The sealed part that holds which result of the self-test is this device's own. */
export const ownResultPart = 'self-test-result'

const key = keptKeyPart(ownResultPart)

/** The id of the result that this device keeps. */
export const openOwnResult = key.open

/** Sealed, as long as answers are: 20 hours without use. */
export const keepOwnResult = key.keep

/** Also what is left of the test that led to it, and its place among those that are compared. */
export async function eraseOwnResult(state: Pick<ApplicationState, 'open' | 'save' | 'erase'>): Promise<void> {
  const id = await openOwnResult(state)
  if (id !== undefined) await forgetEarlierResult(state, id)
  await Promise.all([state.erase(ownResultPart), state.erase(selfTestPart)])
}

/** The result of the memory test that this device keeps. */
export const ownResult: KeptKeyPart = { ...key, erase: eraseOwnResult }
