import { finderPart, storedCountryIn } from '../own-results/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** Makes the country stored by the trial finder that of the visitor on every page (R0-63). */
export async function followStoredCountry({
  applicationState,
  visitorCountry,
}: Pick<SiteContext, 'applicationState' | 'visitorCountry'>): Promise<void> {
  const country = storedCountryIn(await applicationState.open(finderPart))
  if (country !== undefined) visitorCountry.setState(() => country)
}
