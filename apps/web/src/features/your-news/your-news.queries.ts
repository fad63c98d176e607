import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { Contact, ContactRequest, News } from '@clairmemoire/api-client/schema'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

export function newsQuery(api: Api, id: string): Query<News> {
  const params = { path: { id } }
  return {
    queryKey: ['news', id],
    queryFn: () => load<News>(async (signal) => (await api()).GET('/api/news/{id}', { params, signal })),
    staleTime: 0,
  }
}

export function confirmNews(api: Api, id: string): Promise<Sent<News>> {
  const params = { path: { id } }
  return send<News>(async (signal) => (await api()).POST('/api/news/{id}/confirm', { params, signal }))
}

export type NewsList = News['lists'][number]

/** Stops one list of news; without `list`, all news of the key. The response is the same for an unknown key. */
export function stopNews(api: Api, id: string, list?: NewsList): Promise<Sent<unknown>> {
  const params = { path: { id }, query: { ...(list && { list }) } }
  return send<unknown>(async (signal) => (await api()).POST('/api/mail/stop/news/{id}', { params, signal }))
}

export function askForNews(api: Api, body: ContactRequest, key: string): Promise<Sent<Contact>> {
  const params = { header: { 'Idempotency-Key': key } }
  return send<Contact>(async (signal) => (await api()).POST('/api/mail/create-contact/', { body, params, signal }))
}
