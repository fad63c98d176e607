import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { OverTime } from './over-time.tsx'
import { useEarlierResults } from './use-earlier-results.ts'

interface EarlierSectionProps {
  site: SiteContext
  recommendation: Recommendation
}

/** Results side by side, for who wants this device to keep them: off until the person says so (R0-15). */
export function EarlierSection({ site, recommendation }: EarlierSectionProps) {
  const { isKept, results, keep, stop } = useEarlierResults(site, recommendation)
  if (isKept === undefined) return null
  return (
    <Section labelledBy="earlier">
      <Prose>
        <h2 id="earlier">
          <Trans id="recommendations.earlier.title">Comparer avec plus tard</Trans>
        </h2>
        {!isKept ? (
          <>
            <p>
              <Trans id="recommendations.earlier.offer">
                Cet appareil peut garder vos résultats pendant un an, pour les mettre côte à côte. Ne le faites pas sur
                un appareil que d’autres utilisent.
              </Trans>
            </p>
            <Actions>
              <Button kind="quiet" onClick={keep}>
                <Trans id="recommendations.earlier.keep">Garder mes résultats ici</Trans>
              </Button>
            </Actions>
          </>
        ) : (
          <>
            {results.length > 1 ? (
              <OverTime results={results} locale={site.locale} />
            ) : (
              <Notice tone="success" announce>
                <p>
                  <Trans id="recommendations.earlier.first">
                    Ce résultat est gardé ici. Après un autre test, vous verrez les deux côte à côte.
                  </Trans>
                </p>
              </Notice>
            )}
            <Actions>
              <Button kind="quiet" onClick={stop}>
                <Trans id="recommendations.earlier.stop">Ne plus garder, et effacer d’ici</Trans>
              </Button>
            </Actions>
          </>
        )}
      </Prose>
    </Section>
  )
}
