import type { Keeping } from '../../../platform/overload/limit-keeping.ts'

/**
 * How often a time may be held. Somebody who cannot decide holds six in an hour; two addresses that ask all day keep a third of one
 * place on average, of the dozens that are offered. Who may hold none goes on without, and asks for their time when they send.
 */
export const keptTimes: Keeping = {
  url: '/api/trials/call-slots/hold',
  address: { hour: 6, day: 24 },
  network: { hour: 24, day: 96 },
}
