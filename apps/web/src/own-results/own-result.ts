import type { RelativeLink } from '@clairmemoire/api-client/schema'
import type { ApplicationState, Keeping } from '../platform/application-state/application-state.ts'
import { field } from './field.ts'
import { isKey, type KeptKeyPart, keptKeyPart } from './kept-key.ts'

/** The sealed part that holds the ids of results which the person wants to find again and compare. */
export const earlierResultsPart = 'earlier-results'

/** More than are taken in a year of doubts. */
const most = 12

/** Oldest first; undefined where the person has not asked for them to be kept. */
export async function openEarlierResults(state: Pick<ApplicationState, 'open'>): Promise<string[] | undefined> {
  const kept = await state.open(earlierResultsPart)
  const ids = typeof kept === 'object' && kept !== null && 'ids' in kept ? kept.ids : undefined
  return Array.isArray(ids) ? ids.filter(isKey) : undefined
}

/** For a year, as results are; only after the person has said so. */
export function keepEarlierResults(state: Pick<ApplicationState, 'save'>, ids: readonly string[]): Promise<Keeping> {
  return state.save(earlierResultsPart, { ids: [...new Set(ids)].slice(-most) }, 'year')
}

export function eraseEarlierResults(state: Pick<ApplicationState, 'erase'>): Promise<void> {
  return state.erase(earlierResultsPart)
}

/** Takes one out; without any other nothing is kept any more. */
async function forgetEarlierResult(
  state: Pick<ApplicationState, 'open' | 'save' | 'erase'>,
  id: string,
): Promise<void> {
  const ids = await openEarlierResults(state)
  if (!ids?.includes(id)) return
  const others = ids.filter((other) => other !== id)
  await (others.length > 0 ? keepEarlierResults(state, others) : eraseEarlierResults(state))
}

/** The sealed part that holds what was answered and not sent yet. */
export const selfTestPart = 'self-test'

/** The stage of the test in which the rest of it is asked, after the short form that led to the result of this device. */
export const restOfTest = 'rest'

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

type State = Pick<ApplicationState, 'keptFor' | 'open' | 'save'>

/** The backend sends it once: this device alone can show it again, for as long as it keeps the result. */
export async function keepRelativeLink(state: State, about: string, link: RelativeLink): Promise<void> {
  const result = await state.keptFor(ownResultPart)
  await state.save(relativeLinkPart, { about, link }, result?.lifetime)
}

/** Undefined for what is about something else, after its last day, and for what this build did not keep. */
export async function openRelativeLink(
  state: Pick<State, 'open'>,
  about: string,
  today: string,
): Promise<RelativeLink | undefined> {
  const kept = await state.open(relativeLinkPart)
  const link = field(kept, 'link')
  const [id, day] = [field(link, 'link_id'), field(link, 'expires_on')]
  const isWhole = field(kept, 'about') === about && typeof id === 'string' && typeof day === 'string'
  return isWhole && day >= today ? { link_id: id, expires_on: day } : undefined
}

/** What was answered of the memory test and not sent yet, by the ids of its questions. */
export interface OwnAnswers {
  /** Who answers. */
  userType: unknown
  values: Readonly<Record<string, unknown>>
}

/** Undefined where this device keeps no such answer. */
export async function openOwnAnswers(state: Pick<ApplicationState, 'open'>): Promise<OwnAnswers | undefined> {
  const draft = await state.open(selfTestPart)
  const values = field(field(field(draft, 'flows'), 'test'), 'values')
  if (typeof values !== 'object' || values === null || Object.keys(values).length === 0) return undefined
  return { userType: field(draft, 'userType'), values: { ...values } }
}
