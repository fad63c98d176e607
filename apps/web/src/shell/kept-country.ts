import { finderPart, keptCountryIn } from '../own-results/index.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** Makes the country stored by the trial finder that of the visitor on every page (R0-63). */
export async function followKeptCountry({
  applicationState,
  visitorCountry,
}: Pick<SiteContext, 'applicationState' | 'visitorCountry'>): Promise<void> {
  const country = keptCountryIn(await applicationState.open(finderPart))
  if (country !== undefined) visitorCountry.setState(() => country)
}
