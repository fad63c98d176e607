import type { ApiClient } from '@clairmemoire/api-client'
import { type Sent, send } from '@clairmemoire/api-client/calls'
import type { DeskLetter, SmsNotice } from '@clairmemoire/api-client/schema'

type Api = () => Promise<ApiClient>

export function createCode(api: Api, reference: string): Promise<Sent<SmsNotice>> {
  const params = { path: { reference } }
  return send<SmsNotice>(async (signal) =>
    (await api()).POST('/api/desk/requests/{reference}/sms-code/', { params, signal }),
  )
}

export function createLetter(api: Api, reference: string): Promise<Sent<DeskLetter>> {
  const params = { path: { reference } }
  return send<DeskLetter>(async (signal) =>
    (await api()).POST('/api/desk/requests/{reference}/letter/', { params, signal }),
  )
}
