import type { ApplicationState, Keeping } from '../platform/application-state/application-state.ts'

/** The sealed part that holds what was answered and not sent yet. */
export const selfTestPart = 'self-test'

/** The sealed part that holds which result of the self-test is this device's own. */
export const ownResultPart = 'self-test-result'

/** Whether a text can name a result: 128 bits, which whoever holds them may read and erase. */
export function isResultId(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{22}$/.test(text)
}

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

/** Also what is left of the test that led to it. */
export async function eraseOwnResult(state: Pick<ApplicationState, 'erase'>): Promise<void> {
  await Promise.all([state.erase(ownResultPart), state.erase(selfTestPart)])
}
