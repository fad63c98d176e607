import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { ChosenPassword, Invitation } from '@clairmemoire/api-client/schema'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

export function invitationQuery(api: Api, key: string): Query<Invitation> {
  const params = { path: { key } }
  return {
    queryKey: ['invitation', key],
    queryFn: () => load<Invitation>(async (signal) => (await api()).GET('/api/invitations/{key}', { params, signal })),
    staleTime: 0,
  }
}

export function acceptInvitation(api: Api, key: string, body: ChosenPassword): Promise<Sent<unknown>> {
  const params = { path: { key } }
  return send<unknown>(async (signal) => (await api()).POST('/api/invitations/{key}', { params, body, signal }))
}
