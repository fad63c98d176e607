import type { CallSlots, Country, Locale } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../../backend.ts'
import { isVisitorZone, zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { callSlots } from '../../../calls/call-slots.ts'

type CallSlotsRequest = FastifyRequest<{ Querystring: { locale?: Locale; country?: Country; time_zone?: string } }>

export function listCallSlots({ clock, clinic }: Backend) {
  return async ({ query }: CallSlotsRequest): Promise<CallSlots> => {
    const country = query.country ?? countryOfLocale(query.locale ?? defaultLocale)
    return callSlots({ country, timeZone: zoneIn(country, query.time_zone), now: clock(), desk: clinic.calls })
  }
}

/** A zone that is no zone is refused where it would be used. */
function zoneIn(country: Country, visitorZone: string | undefined): string {
  if (country === 'FR') return zoneOfCalls(country, '')
  if (visitorZone === undefined || visitorZone === '') throw Refusal.of({ time_zone: 'required' })
  if (!isVisitorZone(visitorZone)) throw Refusal.of({ time_zone: 'invalid' })
  return zoneOfCalls(country, visitorZone)
}
