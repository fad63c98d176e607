import type { Failure } from '@clairmemoire/api-client/errors'
import type { PrivateRequest, RequestChange } from '@clairmemoire/api-client/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt, useSending } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { changeRequest, requestQuery } from '../your-request.queries.ts'

interface ChangeOfRequest {
  isSending: boolean
  failure: Failure | undefined
  /** Whether it is done. The same change tried again counts as the same (R0-16). */
  change: (body: Omit<RequestChange, 'version'>) => Promise<boolean>
}

/** Changes something of the request as it stands on the page, and shows what the backend confirms. */
export function useRequestChange({ api, locale }: SiteContext, { id, version }: PrivateRequest): ChangeOfRequest {
  const client = useQueryClient()
  const { isSending, failure, sending } = useSending()
  const attempt = useAttempt()
  const change = async (part: Omit<RequestChange, 'version'>) => {
    const body = { ...part, version }
    const confirmed = await sending(changeRequest(api, locale, id, { body, key: attempt.keyOf(body) }))
    if (!confirmed) return false
    attempt.end()
    client.setQueryData(requestQuery(api, locale, id).queryKey, confirmed.receipt)
    return true
  }
  return { isSending, failure, change }
}
