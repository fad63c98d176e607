import type { Database } from '../platform/database/connect.ts'
import { listenTo, notify } from '../platform/database/notifications.ts'
import { notifyAfterCommit, type Transaction } from '../platform/database/transaction.ts'

const channel = 'desk_changed'

/** Milliseconds during which changes are collected: a flood of them, or the end of a call and the claim of the next one. */
const collecting = 2_000

/** Tells the open desks, after the commit, that a list changed. */
export function tellDesks(tx: Transaction): void {
  notifyAfterCommit(tx, channel)
}

/** The same for a change outside a transaction. */
export function tellDesksNow(database: Database): void {
  notify(database, channel)
}

interface Follower {
  /** A list changed, in any process. */
  changed: () => void
  /** Changes are no longer noticed. */
  end: () => void
}

export interface DeskChanges {
  /** Returns a function that stops following; undefined while changes are not noticed. */
  follow: (follower: Follower) => (() => void) | undefined
  stop: () => Promise<void>
}

/** Notices changes of the desk in all processes that share the database. */
export function noticeChanges(databaseUrl: string): DeskChanges {
  const followers = new Set<Follower>()
  let isListening = false
  let timer: NodeJS.Timeout | undefined
  const stop = listenTo(databaseUrl, channel, {
    notified: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const { changed } of followers) changed()
      }, collecting)
    },
    listens: (isNoticed) => {
      isListening = isNoticed
      if (!isNoticed) for (const { end } of followers) end()
    },
  })
  return {
    follow: (follower) => {
      if (!isListening) return undefined
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    stop,
  }
}
