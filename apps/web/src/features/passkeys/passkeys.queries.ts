import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type { AddedPasskey, NewPasskey, PasskeyOptions, Passkeys, RecoveryCodes } from '@clairmemoire/api-client/schema'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

export function passkeysQuery(api: Api): Query<Passkeys> {
  return {
    queryKey: ['passkeys'],
    queryFn: () => load<Passkeys>(async (signal) => (await api()).GET('/api/auth/passkeys/', { signal })),
    staleTime: 0,
  }
}

export function startPasskey(api: Api): Promise<Sent<PasskeyOptions>> {
  return send<PasskeyOptions>(async (signal) => (await api()).POST('/api/auth/passkeys/options/', { signal }))
}

export function addPasskey(api: Api, body: NewPasskey): Promise<Sent<AddedPasskey>> {
  return send<AddedPasskey>(async (signal) => (await api()).POST('/api/auth/passkeys/', { body, signal }))
}

export function removePasskey(api: Api, id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) => (await api()).DELETE('/api/auth/passkeys/{id}/', { params, signal }))
}

export function renewRecoveryCodes(api: Api): Promise<Sent<RecoveryCodes>> {
  return send<RecoveryCodes>(async (signal) => (await api()).POST('/api/auth/recovery-codes/', { signal }))
}
