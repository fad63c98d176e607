import type { CallSlots, Locale } from '@clairmemoire/api-client/schema'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { isTimeZone } from '../../calendar/zoned-time.ts'
import { Refusal } from '../../contract/refusal.ts'
import { callSlots, zoneOfCalls } from './call-slots.ts'

type CallSlotsRequest = FastifyRequest<{ Querystring: { locale?: Locale; time_zone?: string } }>

export function listCallSlots({ clock }: Backend) {
  return async ({ query }: CallSlotsRequest): Promise<CallSlots> => {
    const locale = query.locale ?? defaultLocale
    const timeZone = zoneOfCalls(locale, query.time_zone ?? '')
    if (timeZone === '') throw Refusal.of({ time_zone: 'required' })
    if (!isTimeZone(timeZone)) throw Refusal.of({ time_zone: 'invalid' })
    return callSlots({ locale, timeZone, now: clock() })
  }
}
