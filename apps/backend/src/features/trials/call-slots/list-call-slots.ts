import type { CallSlots, Country, Locale } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import { callSlots } from '../../../calls/call-slots.ts'
import { fullSlots } from '../../../calls/slots/full-slots.ts'
import { isVisitorZone, zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import type { Backend } from '../../backend.ts'

type CallSlotsRequest = FastifyRequest<{
  Querystring: { locale?: Locale; country?: Country; time_zone?: string }
  Headers: { 'call-hold'?: string }
}>

export function listCallSlots(backend: Backend) {
  const { clock, clinic } = backend
  return async ({ query, headers }: CallSlotsRequest): Promise<CallSlots> => {
    const country = query.country ?? countryOfLocale(query.locale ?? defaultLocale)
    const timeZone = zoneIn(country, query.time_zone)
    const now = clock()
    const isFull = await fullSlots(backend, { country, hold: headers['call-hold'], now })
    return callSlots({ country, timeZone, now, desk: clinic.calls }, isFull)
  }
}

/** A zone that is no zone is refused where it would be used. */
function zoneIn(country: Country, visitorZone: string | undefined): string {
  if (country === 'FR') return zoneOfCalls(country, '')
  if (visitorZone === undefined || visitorZone === '') throw Refusal.of({ time_zone: 'required' })
  if (!isVisitorZone(visitorZone)) throw Refusal.of({ time_zone: 'invalid' })
  return zoneOfCalls(country, visitorZone)
}
