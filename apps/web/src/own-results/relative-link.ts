import type { RelativeLink } from '@clairmemoire/api-client/schema'
import type { ApplicationState } from '../platform/application-state/application-state.ts'
import { field } from './field.ts'
import { ownResultPart, relativeLinkPart } from './own-result.ts'

type State = Pick<ApplicationState, 'keptFor' | 'open' | 'save'>

/** The backend tells it once: this device alone can show it again, for as long as it keeps the result. */
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
