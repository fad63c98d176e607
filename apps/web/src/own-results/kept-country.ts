import { type Country, isCountry } from '@clairmemoire/domain/country'
import type { SiteContext } from '../platform/site/site-context.ts'
import { field } from './field.ts'

/** The sealed part that holds what was answered in the trial finder, and what came of it. */
export const finderPart = 'trial-finder'

/** Takes the country that somebody named in the trial finder on this device as that of the visitor of every page (R0-63). */
export async function followKeptCountry({
  applicationState,
  visitorCountry,
}: Pick<SiteContext, 'applicationState' | 'visitorCountry'>): Promise<void> {
  const country = keptCountry(await applicationState.open(finderPart))
  if (country !== undefined) visitorCountry.setState(() => country)
}

/** Of what was kept under `finderPart`; undefined while it is not answered, or is a country without a site. */
function keptCountry(kept: unknown): Country | undefined {
  const country = field(field(field(field(kept, 'flows'), 'screening'), 'values'), 'country')
  return isCountry(country) ? country : undefined
}
