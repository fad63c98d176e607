import type { RelativeLink } from '@clairmemoire/api-client/schema'
import type { ApplicationState, SavedIn } from '../platform/application-state/application-state.ts'
import { field } from './field.ts'
import { isKey, type StoredKey, storedKey } from '../private-views/index.ts'

/** The sealed part with the ids of results that the person wants to find again and compare. */
export const earlierResultsPart = 'earlier-results'

/** The maximum number of earlier results; even a worried person takes fewer tests in a year. */
const maxEarlierResults = 12

/** Returns the ids, oldest first; undefined unless the person asked to keep them. */
export async function openEarlierResults(state: Pick<ApplicationState, 'open'>): Promise<string[] | undefined> {
  const saved = await state.open(earlierResultsPart)
  const ids = typeof saved === 'object' && saved !== null && 'ids' in saved ? saved.ids : undefined
  return Array.isArray(ids) ? ids.filter(isKey) : undefined
}

/** Stores the ids for a year, like results. Call this only at the person's request. */
export function saveEarlierResults(state: Pick<ApplicationState, 'save'>, ids: readonly string[]): Promise<SavedIn> {
  return state.save(earlierResultsPart, { ids: [...new Set(ids)].slice(-maxEarlierResults) }, 'year')
}

export function eraseEarlierResults(state: Pick<ApplicationState, 'erase'>): Promise<void> {
  return state.erase(earlierResultsPart)
}

/** Removes an id, and erases the part when no id is left. */
async function removeEarlierResult(
  state: Pick<ApplicationState, 'open' | 'save' | 'erase'>,
  id: string,
): Promise<void> {
  const ids = await openEarlierResults(state)
  if (!ids?.includes(id)) return
  const others = ids.filter((other) => other !== id)
  await (others.length > 0 ? saveEarlierResults(state, others) : eraseEarlierResults(state))
}

/** The sealed part with answers that are not sent yet. */
export const selfTestPart = 'self-test'

/** The stage with the remaining questions, for a person whose result on this device comes from the short form of the test. */
export const remainingQuestionsStage = 'rest'

/** The sealed part with the id of the result of the self-test of this device. */
export const ownResultPart = 'self-test-result'

/** The sealed part with the link for someone close, and the result that it belongs to. */
export const linkForRelativePart = 'relative-link'

const key = storedKey(ownResultPart)

/** The id of the result stored on this device. */
export const openOwnResultId = key.open

/** Stores the id sealed. Like answers, it expires after 20 hours without use. */
export const saveOwnResultId = key.save

/** Stores the result and the link for someone close for 30 days. Call this only at the person's request. */
export async function extendOwnResult(state: Pick<ApplicationState, 'open' | 'save'>): Promise<void> {
  const id = await openOwnResultId(state)
  if (id === undefined) return
  await key.save(state, id, 'month')
  const link = await state.open(linkForRelativePart)
  if (link !== undefined) await state.save(linkForRelativePart, link, 'month')
}

/** Also erases the answers and the link of the test, and removes the result from the earlier results. */
export async function eraseOwnResult(state: Pick<ApplicationState, 'open' | 'save' | 'erase'>): Promise<void> {
  const id = await openOwnResultId(state)
  if (id !== undefined) await removeEarlierResult(state, id)
  await Promise.all([ownResultPart, selfTestPart, linkForRelativePart].map((part) => state.erase(part)))
}

/** The key to the result of the memory test, as stored on this device. */
export const ownResultKey: StoredKey = { ...key, erase: eraseOwnResult }

type State = Pick<ApplicationState, 'storedFor' | 'open' | 'save'>

/** Stores the link for as long as the result. The backend sends the link only once, so no other device can show it again. */
export async function saveLinkForRelative(state: State, about: string, link: RelativeLink): Promise<void> {
  const result = await state.storedFor(ownResultPart)
  await state.save(linkForRelativePart, { about, link }, result?.lifetime)
}

/** Undefined if the link belongs to another result, has expired, or was not stored by this build. */
export async function openLinkForRelative(
  state: Pick<State, 'open'>,
  about: string,
  today: string,
): Promise<RelativeLink | undefined> {
  const saved = await state.open(linkForRelativePart)
  const link = field(saved, 'link')
  const [id, day] = [field(link, 'link_id'), field(link, 'expires_on')]
  const isWhole = field(saved, 'about') === about && typeof id === 'string' && typeof day === 'string'
  return isWhole && day >= today ? { link_id: id, expires_on: day } : undefined
}

/** Answers of the memory test that are not sent yet, by the ids of the questions. */
export interface OwnAnswers {
  /** The respondent. */
  userType: unknown
  values: Readonly<Record<string, unknown>>
}

/** Undefined if this device has no such answer. */
export async function openOwnAnswers(state: Pick<ApplicationState, 'open'>): Promise<OwnAnswers | undefined> {
  const draft = await state.open(selfTestPart)
  const values = field(field(field(draft, 'flows'), 'test'), 'values')
  if (typeof values !== 'object' || values === null || Object.keys(values).length === 0) return undefined
  return { userType: field(draft, 'userType'), values: { ...values } }
}
