import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { InviteRequest, StaffMember, StaffMembers, UserChange } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

export function teamQuery(api: Api): Query<StaffMembers> {
  return {
    queryKey: ['team'],
    queryFn: () => load<StaffMembers>(async (signal) => (await api()).GET('/api/users/', { signal })),
    staleTime: 0,
  }
}

export function inviteUser(api: Api, body: InviteRequest): Promise<Sent<StaffMember>> {
  return send<StaffMember>(async (signal) => (await api()).POST('/api/users/', { body, signal }))
}

export function changeUser(api: Api, id: string, body: UserChange): Promise<Sent<StaffMember>> {
  const params = { path: { id } }
  return send<StaffMember>(async (signal) => (await api()).PATCH('/api/users/{id}/', { params, body, signal }))
}

/** Mails a new link to a user, in the sender's language. */
export function resetUser(api: Api, id: string, locale: Locale): Promise<Sent<StaffMember>> {
  const params = { path: { id } }
  const body = { locale }
  return send<StaffMember>(async (signal) => (await api()).POST('/api/users/{id}/reset/', { params, body, signal }))
}
