import { array, assert, asyncProperty, constantFrom, integer, record, type Scheduler, scheduler } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exclusivelyBy, storedSession } from './stored-session.ts'
import { createRenewal, type Refreshed } from './renewal.ts'
import { unknownSession } from './session.ts'

const user = { pk: 'user', email: '', first_name: '', last_name: '', username: '', role: 'caller' as const }

interface RefreshToken {
  session: number
  /** Incremented by each refresh of its session. */
  turn: number
}

/** A backend that rotates its refresh token, behind a network that may fail. All tabs share the cookie. */
function backend(scheduled: Scheduler) {
  let issued = 0
  let valid: string | undefined
  let cookie: RefreshToken = { session: 0, turn: 0 }
  const current = new Map<number, number>()
  const seen = { refreshes: 0, atOnce: 0, mostAtOnce: 0, isReused: false }
  const issue = (token: RefreshToken) => {
    issued += 1
    valid = `access ${issued}`
    cookie = token
    current.set(token.session, token.turn)
    return valid
  }
  return {
    seen,
    logIn: () => ({ access_token: issue({ session: cookie.session + 1, turn: 0 }), refresh_token: '' as const, user }),
    expire: () => {
      valid = undefined
    },
    revoke: () => {
      valid = undefined
      current.clear()
    },
    accepts: (token: string | undefined) => token !== undefined && token === valid,
    refresh: async (isReachable: boolean): Promise<Refreshed> => {
      const { session, turn } = cookie
      seen.atOnce += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce)
      await scheduled.schedule(Promise.resolve(), 'the refresh travels')
      seen.atOnce -= 1
      if (!isReachable) throw new TypeError('Failed to fetch')
      seen.refreshes += 1
      const expected = current.get(session)
      if (expected === undefined) return { kind: 'ended' }
      seen.isReused ||= expected !== turn
      const accessToken = issue({ session, turn: turn + 1 })
      await scheduled.schedule(Promise.resolve(), 'its answer travels')
      return { kind: 'refreshed', accessToken }
    },
  }
}

/** Tabs that call with the token of the device, and retry with a renewed token. */
function tabs(count: number, scheduled: Scheduler, isReachable: () => boolean) {
  const server = backend(scheduled)
  const device = storedSession(unknownSession())
  const exclusively = exclusivelyBy()
  const renewals = Array.from({ length: count }, () =>
    createRenewal(device, () => server.refresh(isReachable()), exclusively),
  )
  const call = async (tab: number): Promise<'answered' | 'refused' | 'unreachable'> => {
    const token = device.accessToken()
    await scheduled.schedule(Promise.resolve(), `a call of tab ${tab} travels`)
    if (server.accepts(token)) return 'answered'
    try {
      const renewed = await renewals[tab % count]?.(token)
      if (renewed === undefined) return 'refused'
      await scheduled.schedule(Promise.resolve(), `it is repeated`)
      return server.accepts(renewed) ? 'answered' : 'refused'
    } catch {
      return 'unreachable'
    }
  }
  return { server, device, call }
}

describe('a rejected token', () => {
  it('is renewed once for twenty calls of three tabs, whatever their order', async () => {
    await assert(
      asyncProperty(scheduler(), async (scheduled) => {
        const { server, device, call } = tabs(3, scheduled, () => true)
        device.begin(server.logIn())
        server.expire()
        const calls = Array.from({ length: 20 }, (_, tab) => call(tab))
        await scheduled.waitFor(Promise.all(calls))
        expect(await Promise.all(calls)).toEqual(calls.map(() => 'answered'))
        expect(server.seen).toMatchObject({ refreshes: 1, isReused: false })
        expect(device.saysLogged()).toBe(true)
      }),
    )
  })

  it('ends the session here when the backend reports that it has ended (R4-14)', async () => {
    await assert(
      asyncProperty(scheduler(), async (scheduled) => {
        const { server, device, call } = tabs(3, scheduled, () => true)
        device.begin(server.logIn())
        server.revoke()
        const calls = Array.from({ length: 5 }, (_, tab) => call(tab))
        await scheduled.waitFor(Promise.all(calls))
        expect(await Promise.all(calls)).toEqual(calls.map(() => 'refused'))
        expect([device.saysLogged(), device.accessToken()]).toEqual([false, undefined])
        expect(server.seen.refreshes).toBe(1)
      }),
    )
  })

  const happening = record({
    what: constantFrom('call', 'call', 'call', 'expire', 'log out', 'log in', 'revoke'),
    tab: integer({ min: 0, max: 2 }),
  })

  it('never causes two refreshes at once, ends no session after a network failure, and restores no ended session', async () => {
    await assert(
      asyncProperty(
        scheduler(),
        array(happening, { maxLength: 30 }),
        array(constantFrom(true, false), { minLength: 1 }),
        async (scheduled, story, network) => {
          let asked = 0
          const { server, device, call } = tabs(3, scheduled, () => network[asked++ % network.length] === true)
          device.begin(server.logIn())
          let isOver = false
          const calls: Promise<unknown>[] = []
          const happen = {
            call: (tab: number) => calls.push(call(tab)),
            expire: () => server.expire(),
            revoke: () => {
              isOver = true
              server.revoke()
            },
            'log out': () => {
              isOver = true
              device.end()
              server.revoke()
            },
            'log in': () => {
              isOver = false
              device.begin(server.logIn())
            },
          }
          const answered = async () => {
            for (const { what, tab } of story) {
              await scheduled.schedule(Promise.resolve(), what)
              happen[what](tab)
            }
            await Promise.all(calls)
          }
          await scheduled.waitFor(answered())
          expect(server.seen.mostAtOnce).toBeLessThanOrEqual(1)
          expect(server.seen.isReused).toBe(false)
          expect(device.accessToken() !== undefined).toBe(device.saysLogged())
          expect(device.saysLogged() || isOver).toBe(true)
          expect(device.saysLogged() && story.at(-1)?.what === 'log out').toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })
})
