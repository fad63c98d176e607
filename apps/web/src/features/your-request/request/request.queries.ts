import { load, type Sent, send } from '@clairmemoire/api-client/calls'
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

/** Shown data of a request, and how its changes are sent. */
export interface Changeable<Shown, Part> extends Pick<Query<Shown>, 'queryKey'> {
  version: number
  send: (body: Part & { version: number }, key: string) => Promise<Sent<Shown>>
}

/** Sends a change and shows the backend's response. A retry of the same change is idempotent (R0-16). */
export function useChange<Shown, Part>(
  { queryKey, version, send: sendChange }: Changeable<Shown, Part>,
  { onSuccess, onFailure }: Outcomes<Shown, Part> = {},
) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useSend(
    (part: Part) => {
      const body = { ...part, version }
      return sendChange(body, attempt.keyOf(body))
    },
    {
      onSuccess: (changed, part) => {
        attempt.end()
        client.setQueryData(queryKey, changed)
        onSuccess?.(changed, part)
      },
      onFailure,
    },
  )
}

type Part = Omit<RequestChange, 'version'>

export function changeableRequest(
  { api, locale }: SiteContext,
  { id, version }: PrivateRequest,
): Changeable<PrivateRequest, Part> {
  return {
    queryKey: requestQuery(api, locale, id).queryKey,
    version,
    send: (body, key) => {
      const params = { path: { id }, query: { locale }, header: { 'Idempotency-Key': key } }
      return send<PrivateRequest>(async (signal) => (await api()).PATCH('/api/requests/{id}', { body, params, signal }))
    },
  }
}

export function useRequestChange(
  site: SiteContext,
  request: PrivateRequest,
  outcomes: Outcomes<PrivateRequest, Part> = {},
) {
  return useChange(changeableRequest(site, request), outcomes)
}
