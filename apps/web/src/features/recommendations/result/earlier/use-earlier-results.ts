import type { Recommendation } from '@clairmemoire/api-client/schema'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  earlierResultsPart,
  eraseEarlierResults,
  keepEarlierResults,
  openEarlierResults,
} from '../../../../own-results/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { recommendationQuery } from '../../recommendations.queries.ts'

interface EarlierResults {
  /** Whether the person asked for results to be kept here; undefined until the device has said. */
  isKept: boolean | undefined
  /** Those that are still there, oldest first, the one on the page among them. */
  results: readonly Recommendation[]
  keep: () => void
  stop: () => void
}

/** The results that this device keeps because the person said so; what was erased elsewhere is not among them. */
export function useEarlierResults(site: SiteContext, current: Recommendation): EarlierResults {
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
