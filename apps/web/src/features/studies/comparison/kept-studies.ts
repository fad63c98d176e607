import type { ApplicationState, Keeping } from '../../../platform/application-state/application-state.ts'

/** The sealed part that holds the slugs of studies which a person wants to find again on this device. */
export const keptStudiesPart = 'kept-studies'

/** More than anybody compares. */
const max = 20

/** In the order they were kept; empty where nothing is. */
export async function openKeptStudies(state: Pick<ApplicationState, 'open'>): Promise<readonly string[]> {
  const kept = await state.open(keptStudiesPart)
  const slugs = typeof kept === 'object' && kept !== null && 'slugs' in kept ? kept.slugs : undefined
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : []
}

/** For a year; without any, nothing is kept any more. */
export async function keepStudies(
  state: Pick<ApplicationState, 'save' | 'erase'>,
  slugs: readonly string[],
): Promise<Keeping> {
  if (slugs.length > 0) return state.save(keptStudiesPart, { slugs: [...new Set(slugs)].slice(-max) }, 'year')
  await state.erase(keptStudiesPart)
  return 'device'
}
