import type { CallSlots, Country, HeldCallSlot, HoldRequest, Locale } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { defaultLocale } from '@clairmemoire/domain/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callbackProblems, callSlots } from '../../calls/call-times.ts'
import { fullSlotCheck, holdSlot } from '../../calls/slot-reservations.ts'
import { isVisitorZone, zoneOfCalls } from '../../calls/zone-of-calls.ts'
import { hashOfCapability, newCapability } from '../../platform/capability.ts'
import { Refusal } from '../../platform/contract/refusal.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { QuotaRule } from '../../platform/overload/limit-holding.ts'
import type { Backend } from '../backend.ts'

type CallSlotsRequest = FastifyRequest<{
  Querystring: { locale?: Locale; country?: Country; time_zone?: string }
  Headers: { 'call-hold'?: string }
}>

export function listCallSlots(backend: Backend) {
  const { clock, clinic } = backend
  return async ({ query, headers, ip }: CallSlotsRequest): Promise<CallSlots> => {
    const country = query.country ?? countryOfLocale(query.locale ?? defaultLocale)
    const timeZone = zoneIn(country, query.time_zone)
    const now = clock()
    const slotQuota = await backend.slotQuotaOf(ip)
    const isFull = await fullSlotCheck(backend, { slotQuota, country, timeZone, holdKey: headers['call-hold'], now })
    return callSlots({ country, timeZone, now, desk: clinic.calls }, isFull)
  }
}

/** Rejects an invalid zone only in countries where it is used. */
function zoneIn(country: Country, visitorZone: string | undefined): string {
  if (country === 'FR') return zoneOfCalls(country, '')
  if (visitorZone === undefined || visitorZone === '') throw Refusal.of({ time_zone: 'required' })
  if (!isVisitorZone(visitorZone)) throw Refusal.of({ time_zone: 'invalid' })
  return zoneOfCalls(country, visitorZone)
}

const minutesHeld = 10

/**
 * The limit of holds. Six an hour are enough for an undecided visitor. A visitor at the limit can still choose a slot, which is then
 * reserved when the request is sent.
 */
export const holdQuota: QuotaRule = {
  url: '/api/trials/call-slots/hold',
  address: { hour: 6, day: 24 },
  network: { hour: 24, day: 96 },
}

/** Holds a slot while a visitor fills in a form, in place of the slot that the same key held before. */
export function holdCallSlot(backend: Backend) {
  return async ({ body }: FastifyRequest<{ Body: HoldRequest }>, reply: FastifyReply): Promise<HeldCallSlot> => {
    const { locale, country = countryOfLocale(locale), callback } = body
    const { clinic, clock, database } = backend
    const now = clock()
    const timeZone = zoneOfCalls(country, callback.time_zone)
    const problems = callbackProblems(callback, { country, timeZone, now, desk: clinic.calls })
    if (problems.length > 0) throw new Refusal(problems)
    const startsAt = new Date(callback.starts_at)
    const holdKey = callback.hold ?? newCapability()
    const holdHash = hashOfCapability(holdKey)
    const heldUntil = new Date(now.getTime() + minutesHeld * 60_000)
    await inTransaction(database, (tx) =>
      holdSlot(tx, clinic.calls, { country, startsAt, timeZone }, { holdHash, heldUntil, now }),
    )
    reply.status(201)
    return { hold: holdKey, held_until: heldUntil.toISOString() }
  }
}
