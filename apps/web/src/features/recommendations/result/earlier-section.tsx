import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  earlierResultsPart,
  eraseEarlierResults,
  keepEarlierResults,
  openEarlierResults,
} from '../../../own-results/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { recommendationQuery } from '../recommendations.queries.ts'
import { areaInWords } from './levels.copy.ts'

/** As many as stand beside each other on a page. */
const most = 4

interface EarlierSectionProps {
  site: SiteContext
  recommendation: Recommendation
}

/** Results side by side, for who wants this device to keep them: off until the person says so (R0-15). */
export function EarlierSection({ site, recommendation }: EarlierSectionProps) {
  const { isKept, results, keep, stop } = useEarlierResults(site, recommendation)
  if (isKept === undefined) return null
  return (
    <Prose>
      {!isKept ? (
        <>
          <p>
            <Trans id="recommendations.earlier.offer">
              Cet appareil peut garder vos résultats pendant un an, pour les mettre côte à côte. Ne le faites pas sur un
              appareil que d’autres utilisent.
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
  )
}

interface OverTimeProps {
  /** Oldest first. */
  results: readonly Recommendation[]
  locale: Locale
}

/** What each result said, by its day: the step and the areas, never a line that would look like a course. */
function OverTime({ results, locale }: OverTimeProps) {
  const { t, i18n } = useLingui()
  const shown = results.slice(-most)
  const areas = shown.at(-1)?.areas ?? []
  const none = t({ id: 'recommendations.earlier.none', message: 'Non demandé' })
  const levelOf = ({ areas: own = [] }: Recommendation, id: string) => {
    const area = own.find((candidate) => candidate.id === id)
    return area ? areaInWords(i18n, area) : none
  }
  return (
    <>
      <p>
        <Trans id="recommendations.earlier.text">
          Un résultat change aussi avec le sommeil, le moral ou la fatigue. Montrez ces résultats à votre médecin.
        </Trans>
      </p>
      <Comparison
        caption={t({ id: 'recommendations.earlier.caption', message: 'Vos résultats, du plus ancien au plus récent' })}
        subject={t({ id: 'recommendations.earlier.subject', message: 'Ce que le test a dit' })}
        columns={shown.map(({ id, answered_on }) => ({ id, label: formatPlainDate(locale, answered_on) }))}
        rows={[
          {
            id: 'step',
            term: t({ id: 'recommendations.earlier.step', message: 'La prochaine étape' }),
            values: shown.map(({ score, urgent }) => urgent?.title ?? score?.title ?? none),
          },
          ...areas.map(({ id, title }) => ({ id, term: title, values: shown.map((result) => levelOf(result, id)) })),
        ]}
      />
    </>
  )
}

interface EarlierResults {
  /** Whether the person asked for results to be kept here; undefined until the device has said. */
  isKept: boolean | undefined
  /** Those that are still there, oldest first, the one on the page among them. */
  results: readonly Recommendation[]
  keep: () => void
  stop: () => void
}

/** The results that this device keeps because the person said so; what was erased elsewhere is not among them. */
function useEarlierResults(site: SiteContext, current: Recommendation): EarlierResults {
  const { applicationState: state, api, locale } = site
  const [kept, setKept] = useState<{ ids: readonly string[] | undefined }>()

  const keepAll = (ids: readonly string[]) => {
    setKept({ ids })
    void keepEarlierResults(state, ids)
  }
  // What the device keeps lies outside React; whoever asked for results to be kept meant this one too.
  const show = useEffectEvent((ids: readonly string[] | undefined) => {
    if (ids === undefined || ids.includes(current.id)) setKept({ ids })
    else keepAll([...ids, current.id])
  })
  useEffect(() => {
    let isWanted = true
    const look = () => openEarlierResults(state).then((ids) => isWanted && show(ids))
    void look()
    const stopListening = state.onExternalChange(earlierResultsPart, () => void look())
    return () => {
      isWanted = false
      stopListening()
    }
  }, [state])

  const ids = kept?.ids ?? []
  const earlier = useQueries({
    queries: ids.map((id) => ({ ...recommendationQuery(api, locale, id), retry: false, enabled: id !== current.id })),
  })
  const found = [...earlier.flatMap(({ data }) => data ?? []), current]
  const results = [...new Map(found.map((result) => [result.id, result])).values()].sort(byDay)
  return {
    isKept: kept && kept.ids !== undefined,
    results,
    keep: () => keepAll([current.id]),
    stop: () => {
      setKept({ ids: undefined })
      void eraseEarlierResults(state)
    },
  }
}

function byDay(one: Recommendation, other: Recommendation): number {
  return one.answered_on.localeCompare(other.answered_on)
}
