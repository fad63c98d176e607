import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { Claim } from './claim.ts'
import type { LastWords } from './last-words.ts'

/** A server that runs, with the right to use it alone. */
export interface ClaimedServer {
  claim: Pick<Claim, 'leave' | 'release'>
  ended: Promise<LastWords>
  /** Shuts it down and waits until it has ended. */
  end: () => Promise<void>
}

export interface KeptServer {
  leave: () => Promise<void>
  stop: () => Promise<void>
  /** Settles when the server ended by itself and somebody else has its folder now. */
  lost: Promise<void>
}

/** What whoever watches over the backend is told. */
export type DatabaseEvent =
  | 'still waiting for the database, which may have to end or repair what was left'
  | 'database ended, starting it again'
  | 'database started again'

/** Somebody else uses the data directory. */
export class InUse extends StartRefusal {}

/** Milliseconds between attempts to start it again. */
const pauses = { first: 250, longest: 10_000 }

/** Starts a server that ends by itself again, as often as it takes, until it is stopped. */
export function keepServer(
  first: ClaimedServer,
  startAgain: () => Promise<ClaimedServer>,
  say: (event: DatabaseEvent) => void,
): KeptServer {
  const stopping = new AbortController()
  let server: ClaimedServer | undefined = first

  async function keep(): Promise<void> {
    while (server !== undefined && !stopping.signal.aborted) {
      await server.ended
      if (stopping.signal.aborted) return
      server = undefined
      say('database ended, starting it again')
      server = await startedAgain()
      if (server !== undefined) say('database started again')
    }
  }

  async function startedAgain(): Promise<ClaimedServer | undefined> {
    let wait = pauses.first
    while (!stopping.signal.aborted) {
      try {
        return await startAgain()
      } catch (error) {
        if (error instanceof InUse) throw error
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
        wait = Math.min(2 * wait, pauses.longest)
      }
    }
    return undefined
  }

  const kept = keep()
  return {
    lost: new Promise((settle) => {
      kept.catch(() => settle())
    }),
    leave: async () => server?.claim.leave(),
    stop: async () => {
      stopping.abort()
      const before = server
      // A start that is under way is waited for: cut short, it would leave its server running.
      if (before === undefined) await kept.catch(() => undefined)
      const last = before ?? server
      await last?.claim.release()
      await last?.end()
    },
  }
}
