import { finderPart, storedCountryIn } from '../own-results/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** Sets the visitor's country on every page to the one that the trial finder stored (R0-63). */
export async function followStoredCountry({
  applicationState,
  visitorCountry,
}: Pick<SiteContext, 'applicationState' | 'visitorCountry'>): Promise<void> {
  const country = storedCountryIn(await applicationState.open(finderPart))
  if (country !== undefined) visitorCountry.setState(() => country)
}
