import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt, useSending } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { recommendationQuery, updateRecommendation } from '../recommendations.queries.ts'

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
  const attempt = useAttempt()
  const change = async (body: RecommendationUpdate) => {
    const confirmed = await sending(updateRecommendation(api, locale, id, { body, key: attempt.keyOf(body) }))
    if (!confirmed) return false
    attempt.end()
    client.setQueryData(recommendationQuery(api, locale, id).queryKey, confirmed.receipt)
    return true
  }
  return { isSending, failure, change }
}
