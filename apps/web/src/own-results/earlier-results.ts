import type { ApplicationState, Keeping } from '../platform/application-state/application-state.ts'
import { isResultId } from './kept-key.ts'

/** The sealed part that holds the ids of results which the person wants to find again and compare. */
export const earlierResultsPart = 'earlier-results'

/** More than are taken in a year of doubts. */
const most = 12

/** Oldest first; undefined where the person has not asked for them to be kept. */
export async function openEarlierResults(state: Pick<ApplicationState, 'open'>): Promise<string[] | undefined> {
  const kept = await state.open(earlierResultsPart)
  const ids = typeof kept === 'object' && kept !== null && 'ids' in kept ? kept.ids : undefined
  return Array.isArray(ids) ? ids.filter(isResultId) : undefined
}

/** For a year, as results are; only after the person has said so. */
export function keepEarlierResults(state: Pick<ApplicationState, 'save'>, ids: readonly string[]): Promise<Keeping> {
  return state.save(earlierResultsPart, { ids: [...new Set(ids)].slice(-most) }, 'year')
}

export function eraseEarlierResults(state: Pick<ApplicationState, 'erase'>): Promise<void> {
  return state.erase(earlierResultsPart)
}

/** Takes one out; without any other nothing is kept any more. */
export async function forgetEarlierResult(
  state: Pick<ApplicationState, 'open' | 'save' | 'erase'>,
  id: string,
): Promise<void> {
  const ids = await openEarlierResults(state)
  if (!ids?.includes(id)) return
  const others = ids.filter((other) => other !== id)
  await (others.length > 0 ? keepEarlierResults(state, others) : eraseEarlierResults(state))
}
