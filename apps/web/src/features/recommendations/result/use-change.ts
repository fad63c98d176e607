import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomId } from '../../../platform/draft-id/random-id.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { recommendationQuery, updateRecommendation } from '../recommendations.queries.ts'
import { useSending } from './form/use-sending.ts'

interface ChangeOfResult {
  isSending: boolean
  failure: Failure | undefined
  /** Whether it is done. The same change tried again counts as the same (R0-16). */
  change: (body: RecommendationUpdate) => Promise<boolean>
}

/** Changes something of the result, and shows what the backend confirms. */
export function useChange({ api, locale }: SiteContext, { id }: Recommendation): ChangeOfResult {
  const client = useQueryClient()
  const { isSending, failure, sending } = useSending()
  const attempt = useRef<{ content: string; key: string }>(undefined)
  const change = async (body: RecommendationUpdate) => {
    const content = JSON.stringify(body)
    if (attempt.current?.content !== content) attempt.current = { content, key: randomId() }
    const confirmed = await sending(updateRecommendation(api, locale, id, { body, key: attempt.current.key }))
    if (!confirmed) return false
    attempt.current = undefined
    client.setQueryData(recommendationQuery(api, locale, id).queryKey, confirmed.receipt)
    return true
  }
  return { isSending, failure, change }
}
