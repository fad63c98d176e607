import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  earlierResultsPart,
  eraseEarlierResults,
  saveEarlierResults,
  openEarlierResults,
} from '../../../own-results/index.ts'
import type { ApplicationState } from '../../../platform/application-state/application-state.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { recommendationQuery } from '../recommendations.queries.ts'
import { areaInWords } from './levels.copy.ts'

/** The largest number of results that are shown side by side. */
const maxResults = 4

/** Compares the results that this device stores. Nothing is stored for this until the person agrees (R0-15). */
export function EarlierSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { isSaved, results, keep, stop } = useEarlierResults(site, recommendation)
  if (isSaved === undefined) return null
  return (
    <Prose>
      {!isSaved ? (
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
  /** The results, the oldest first. */
  results: readonly Recommendation[]
  locale: Locale
}

/** A table of the next step and the areas of each result by date; a chart would suggest a trend. */
function OverTime({ results, locale }: OverTimeProps) {
  const { t, i18n } = useLingui()
  const shown = results.slice(-maxResults)
  const areas = shown.at(-1)?.areas ?? []
  const none = t({ id: 'recommendations.sheet.not-asked', message: 'Non demandé' })
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
  /** Whether the person agreed to store results here; undefined until the stored value is read. */
  isSaved: boolean | undefined
  /** The results that still exist, including the current result; the oldest first. */
  results: readonly Recommendation[]
  keep: () => void
  stop: () => void
}

/** The results that the person agreed to store on this device, without results that were erased on the server. */
function useEarlierResults(site: SiteContext, current: Recommendation): EarlierResults {
  const { applicationState: state, api, locale } = site
  const client = useQueryClient()
  const query = earlierResultsQuery(state, current.id)
  const { data: saved, refetch } = useQuery(query)
  const show = (ids: readonly string[] | null) => client.setQueryData(query.queryKey, ids)
  // Another tab may store or erase results.
  useEffect(() => state.onExternalChange(earlierResultsPart, () => void refetch()), [state, refetch])

  const ids = saved ?? []
  const { data: earlier = [] } = useQuery({
    queryKey: ['earlier-results', locale, ...ids],
    queryFn: async () => {
      const others = ids.filter((id) => id !== current.id)
      const loading = others.map((id) => client.fetchQuery({ ...recommendationQuery(api, locale, id), retry: false }))
      return (await Promise.allSettled(loading)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },
  })
  const found = [...earlier, current]
  const results = [...new Map(found.map((result) => [result.id, result])).values()].sort(byDay)
  return {
    isSaved: saved === undefined ? undefined : saved !== null,
    results,
    keep: () => {
      show([current.id])
      void saveEarlierResults(state, [current.id])
    },
    stop: () => {
      show(null)
      void eraseEarlierResults(state)
    },
  }
}

/** The ids stored on the device; null if the person has not agreed. The agreement includes the current result, so it is added here. */
function earlierResultsQuery(state: ApplicationState, current: string) {
  return {
    queryKey: ['earlier-results-on-device', current],
    queryFn: async (): Promise<readonly string[] | null> => {
      const ids = await openEarlierResults(state)
      if (ids === undefined || ids.includes(current)) return ids ?? null
      await saveEarlierResults(state, [...ids, current])
      return [...ids, current]
    },
    staleTime: 0,
    gcTime: 0,
  }
}

function byDay(one: Recommendation, other: Recommendation): number {
  return one.answered_on.localeCompare(other.answered_on)
}
