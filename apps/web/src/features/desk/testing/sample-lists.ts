import type { DeskRequests } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sampleUserId } from '../../../testing/staged-backend.ts'
import { sampleDesk } from './sample-desk.ts'

const longestName = 'Wolfeschlegelsteinhausenbergerdorff-Vanderbruggen Maximiliane'

/** The desk of a coordinator, with a name of sixty letters and a call without a name. */
export function deskOfCoordinator(locale: Locale): DeskRequests {
  const desk = sampleDesk(locale)
  const [urgent, second] = desk.requests
  if (!urgent || !second) return desk
  const requests = [
    { ...urgent, name: longestName },
    { ...second, name: '', given_to: { name: 'Alex Exemple', is_mine: false } },
    { ...second, reference: 'CM-5T7Y-33PL' },
  ]
  return { ...desk, requests, total: 3, colleagues: [{ id: sampleUserId, name: 'Alex Exemple' }] }
}

/** The first page of a list of `total` requests. */
export function longDesk(locale: Locale, total: number): DeskRequests {
  const desk = sampleDesk(locale)
  const requests = Array.from({ length: Math.min(total, desk.page_size) }, (_, index) => index).flatMap((index) => {
    const reference = `CM-${'ABCDEFGH'[index >> 3]}${'ABCDEFGH'[index & 7]}22-92QD`
    const request = desk.requests[index % 2]
    return request ? [{ ...request, reference, urgent: null, claim: null }] : []
  })
  return { ...desk, requests, total, counts: { now: total, today: 0, later: 0, closed: 0 } }
}
