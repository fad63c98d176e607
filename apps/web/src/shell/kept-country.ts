import { finderPart, keptCountryIn } from '../own-results/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** Takes the country that somebody named in the trial finder on this device as that of the visitor of every page (R0-63). */
export async function followKeptCountry({
  applicationState,
  visitorCountry,
}: Pick<SiteContext, 'applicationState' | 'visitorCountry'>): Promise<void> {
  const country = keptCountryIn(await applicationState.open(finderPart))
  if (country !== undefined) visitorCountry.setState(() => country)
}
