import { load, send } from '@clairmemoire/api-client/calls'
import type { PrivateRequest, RequestChange } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { useQueryClient } from '@tanstack/react-query'
import { type Outcomes, type Query, useAttempt, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'

/** The request in the language of the page. */
export function requestQuery(api: SiteContext['api'], locale: Locale, id: string): Query<PrivateRequest> {
  const params = { path: { id }, query: { locale } }
  return {
    queryKey: ['private-request', locale, id],
    queryFn: () => load<PrivateRequest>(async (signal) => (await api()).GET('/api/requests/{id}', { params, signal })),
    staleTime: 0,
  }
}

type Part = Omit<RequestChange, 'version'>

/** Changes the displayed request and shows the backend's response. A retry of the same change is idempotent (R0-16). */
export function useRequestChange(
  { api, locale }: SiteContext,
  { id, version }: PrivateRequest,
  { onSuccess, onFailure }: Outcomes<PrivateRequest, Part> = {},
) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useSend(
    (part: Part) => {
      const body = { ...part, version }
      const params = { path: { id }, query: { locale }, header: { 'Idempotency-Key': attempt.keyOf(body) } }
      return send<PrivateRequest>(async (signal) => (await api()).PATCH('/api/requests/{id}', { body, params, signal }))
    },
    {
      onSuccess: (changed, part) => {
        attempt.end()
        client.setQueryData(requestQuery(api, locale, id).queryKey, changed)
        onSuccess?.(changed, part)
      },
      onFailure,
    },
  )
}
