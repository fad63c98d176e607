import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation, RecommendationUpdate } from '@clairmemoire/api-client/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { randomId } from '../../../platform/draft-id/random-id.ts'
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
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const attempt = useRef<{ content: string; key: string }>(undefined)
  const change = async (body: RecommendationUpdate) => {
    const content = JSON.stringify(body)
    if (attempt.current?.content !== content) attempt.current = { content, key: randomId() }
    setSending(true)
    setFailure(undefined)
    const sent = await updateRecommendation(api, locale, id, { body, key: attempt.current.key })
    setSending(false)
    if (sent.kind !== 'confirmed') {
      setFailure(sent)
      return false
    }
    attempt.current = undefined
    client.setQueryData(recommendationQuery(api, locale, id).queryKey, sent.receipt)
    return true
  }
  return { isSending, failure, change }
}
