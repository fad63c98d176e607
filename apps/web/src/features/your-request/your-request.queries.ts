import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { DeviceKey, MailAccepted, PrivateRequest, SendMailRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

/** The request in the language of the page. */
export function requestQuery(api: Api, locale: Locale, id: string): Query<PrivateRequest> {
  const params = { path: { id }, query: { locale } }
  return {
    queryKey: ['private-request', locale, id],
    queryFn: () => load<PrivateRequest>(async (signal) => (await api()).GET('/api/requests/{id}', { params, signal })),
    staleTime: 0,
  }
}

export function eraseRequest(api: Api, id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}', { params, signal }))
}

/** Exchanges the key of a mail for a key of this device; returns the given key if the backend issues no other. */
export async function exchangeKey(api: Api, id: string, saved: string | undefined): Promise<string> {
  const params = { path: { id } }
  const body = saved === undefined ? {} : { kept: saved }
  const sent = await send<DeviceKey>(async (signal) =>
    (await api()).POST('/api/requests/{id}/device-key', { body, params, signal }),
  )
  return sent.kind === 'confirmed' ? sent.receipt.id : id
}

export function endDeviceKey(api: Api, id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}/device-key', { params, signal }))
}

export function endMailedKeys(api: Api, id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/requests/{id}/mailed-keys', { params, signal }))
}

/** Mails the link again. The response never reveals whether the request exists. */
export function sendLinkAgain(api: Api, body: SendMailRequest): Promise<Sent<MailAccepted>> {
  return send<MailAccepted>(async (signal) => (await api()).POST('/api/mail/send/', { body, signal }))
}
