import type { HeldCallSlot, HoldRequest } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { callbackProblems } from '../../../calls/accepted-callback.ts'
import { findPlace, untilPlaced } from '../../../calls/places/find-place.ts'
import { releaseHolds, takePlace } from '../../../calls/places/place-statements.ts'
import { zoneOfCalls } from '../../../calls/zone-of-calls.ts'
import { hashOfCapability, newCapability } from '../../../platform/capability.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'

const minutesHeld = 10

/** Keeps a time for who is about to ask for it, in place of the one that the same key held before. */
export function holdCallSlot(backend: Backend) {
  return async ({ body }: FastifyRequest<{ Body: HoldRequest }>, reply: FastifyReply): Promise<HeldCallSlot> => {
    const { locale, country = countryOfLocale(locale), callback } = body
    const { clinic, clock, store } = backend
    const now = clock()
    const timeZone = zoneOfCalls(country, callback.time_zone)
    const problems = callbackProblems(callback, { country, timeZone, now, desk: clinic.calls })
    if (problems.length > 0) throw new Refusal(problems)
    const startsAt = new Date(callback.starts_at)
    const hold = callback.hold ?? newCapability()
    const holdHash = hashOfCapability(hold)
    const heldUntil = new Date(now.getTime() + minutesHeld * 60_000)
    const { atOnce } = clinic.calls
    if (atOnce !== undefined)
      await untilPlaced(async () => {
        const place = await findPlace(backend, { country, startsAt, holdHash, now, atOnce })
        await store({
          others: releaseHolds(holdHash, { country, startsAt }),
          place: takePlace({ country, startsAt, place, holdHash, heldUntil, since: now }),
        })
      })
    reply.status(201)
    return { hold, held_until: heldUntil.toISOString() }
  }
}
