import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { DeskRequests, User } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

/** Each reading is recorded with the name of the reader: it is asked for when somebody wants it, and never by itself. */
export function deskRequestsQuery(api: Api, locale: Locale): Query<DeskRequests> {
  const params = { query: { locale } }
  return {
    queryKey: ['desk', locale],
    queryFn: () => load<DeskRequests>(async (signal) => (await api()).GET('/api/desk/requests/', { params, signal })),
    staleTime: 0,
  }
}

export function getUser(api: Api): Promise<User> {
  return load<User>(async (signal) => (await api()).GET('/api/user/', { signal }))
}
