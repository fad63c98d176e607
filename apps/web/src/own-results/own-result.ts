import type { ApplicationState, Keeping } from '../platform/application-state/application-state.ts'
import { forgetEarlierResult } from './earlier-results.ts'
import { isResultId } from './result-id.ts'

/** The sealed part that holds what was answered and not sent yet. */
export const selfTestPart = 'self-test'

/** The sealed part that holds which result of the self-test is this device's own. */
export const ownResultPart = 'self-test-result'

/** The id of the result that this device keeps. */
export async function openOwnResult(state: Pick<ApplicationState, 'open'>): Promise<string | undefined> {
  const kept = await state.open(ownResultPart)
  const id = typeof kept === 'object' && kept !== null && 'id' in kept ? kept.id : undefined
  return isResultId(id) ? id : undefined
}

/** Sealed, as long as answers are: 20 hours without use. */
export function keepOwnResult(state: Pick<ApplicationState, 'save'>, id: string): Promise<Keeping> {
  return state.save(ownResultPart, { id })
}

/** Also what is left of the test that led to it, and its place among those that are compared. */
export async function eraseOwnResult(state: Pick<ApplicationState, 'open' | 'save' | 'erase'>): Promise<void> {
  const id = await openOwnResult(state)
  if (id !== undefined) await forgetEarlierResult(state, id)
  await Promise.all([state.erase(ownResultPart), state.erase(selfTestPart)])
}
