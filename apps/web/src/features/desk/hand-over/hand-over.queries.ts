import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { HandOverAnswer, HandOverLink, HandOverOpening, HandOvers } from '@clairmemoire/api-client/schema'
import type { Query } from '../../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

/** The links to study sites for one request. */
export function handOversQuery(api: Api, reference: string): Query<HandOvers> {
  const params = { path: { reference } }
  return {
    queryKey: ['desk', 'hand-overs', reference],
    queryFn: () =>
      load<HandOvers>(async (signal) =>
        (await api()).GET('/api/desk/requests/{reference}/hand-overs/', { params, signal }),
      ),
    staleTime: 0,
  }
}

export function createHandOver(api: Api, reference: string, site: string): Promise<Sent<HandOverLink>> {
  const params = { path: { reference } }
  return send<HandOverLink>(async (signal) =>
    (await api()).POST('/api/desk/requests/{reference}/hand-overs/', { params, body: { site }, signal }),
  )
}

export function withdrawHandOver(api: Api, reference: string, id: string): Promise<Sent<HandOvers>> {
  const params = { path: { reference, id } }
  return send<HandOvers>(async (signal) =>
    (await api()).DELETE('/api/desk/requests/{reference}/hand-overs/{id}/', { params, signal }),
  )
}

export function openHandOver(api: Api, body: HandOverOpening): Promise<Sent<HandOverAnswer>> {
  return send<HandOverAnswer>(async (signal) => (await api()).POST('/api/hand-over/', { body, signal }))
}
