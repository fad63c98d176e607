import { load, send } from '@clairmemoire/api-client/calls'
import type { LimitedChange, LimitedRequest, SmsCodeAnswer } from '@clairmemoire/api-client/schema'
import { type Outcomes, type Query, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { Changeable } from '../request/request.queries.ts'

export function limitedQuery(api: SiteContext['api'], id: string): Query<LimitedRequest> {
  const params = { path: { id } }
  return {
    queryKey: ['limited-request', id],
    queryFn: () =>
      load<LimitedRequest>(async (signal) => (await api()).GET('/api/requests/{id}/call', { params, signal })),
    staleTime: 0,
  }
}

export function changeableCall(
  api: SiteContext['api'],
  id: string,
  { version }: LimitedRequest,
): Changeable<LimitedRequest, Omit<LimitedChange, 'version'>> {
  return {
    queryKey: limitedQuery(api, id).queryKey,
    version,
    send: (body, key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } }
      return send<LimitedRequest>(async (signal) =>
        (await api()).PATCH('/api/requests/{id}/call', { body, params, signal }),
      )
    },
  }
}

/** Sends the typed code. */
export function useCode(api: SiteContext['api'], id: string, outcomes: Outcomes<SmsCodeAnswer, string>) {
  const params = { path: { id } }
  return useSend(
    (code: string) =>
      send<SmsCodeAnswer>(async (signal) =>
        (await api()).POST('/api/requests/{id}/code', { body: { code }, params, signal }),
      ),
    outcomes,
  )
}
