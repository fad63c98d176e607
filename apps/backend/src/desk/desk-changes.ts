import type { Database } from '../platform/database/connect.ts'
import { listenTo, notify } from '../platform/database/notifications.ts'
import { notifyAfterCommit, type Transaction } from '../platform/database/transaction.ts'

const channel = 'desk_changed'

/** Changes within this many milliseconds are reported together, such as the end of a call and the claim of the next call. */
const batchInterval = 2_000

/** Notifies the open desks, after the commit, that a list changed. */
export function notifyDesks(tx: Transaction): void {
  notifyAfterCommit(tx, channel)
}

/** Notifies the open desks that a list changed outside a transaction. */
export function notifyDesksNow(database: Database): void {
  notify(database, channel)
}

interface Follower {
  /** Called when a list changed in any process. */
  changed: () => void
  /** Called when changes can no longer be noticed. */
  end: () => void
}

export interface DeskChanges {
  /** Returns a function that unsubscribes the follower; undefined while changes cannot be noticed. */
  follow: (follower: Follower) => (() => void) | undefined
  stop: () => Promise<void>
}

/** Listens for changes of the desk in all processes that share the database. */
export function followDeskChanges(databaseUrl: string): DeskChanges {
  const followers = new Set<Follower>()
  let isListening = false
  let timer: NodeJS.Timeout | undefined
  const stop = listenTo(databaseUrl, channel, {
    onNotification: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        for (const { changed } of followers) changed()
      }, batchInterval)
    },
    onListening: (isConnected) => {
      isListening = isConnected
      if (!isConnected) for (const { end } of followers) end()
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
