import type { Database } from '../platform/database/connect.ts'
import { listenTo, notifiedHere, notify } from '../platform/database/notifications.ts'
import { notifyAfterCommit, type Transaction } from '../platform/database/transaction.ts'

const channel = 'desk_changed'

/** Changes within this many milliseconds are reported together, such as the end of a call and the claim of the next call. */
const batchInterval = 2_000

/** Milliseconds after the last event until the next one without a change, because calls become due or late as time passes. */
const maxInterval = 120_000

/** Notifies the open desks, after the commit, that a list changed. */
export function notifyDesks(tx: Transaction): void {
  notifyAfterCommit(tx, channel)
}

/** Notifies the open desks that a list changed outside a transaction. */
export function notifyDesksNow(database: Database): void {
  notify(database, channel)
}

interface Follower {
  /** Called when a list changed in any process, or may have changed as time passed. */
  changed: () => void
  /** Called when changes can no longer be noticed. */
  end: () => void
}

export interface DeskChanges {
  /** Returns a function that unsubscribes the follower; undefined while changes cannot be noticed. */
  follow: (follower: Follower) => (() => void) | undefined
  /** Returns a number that grows with each change; undefined while changes cannot be noticed. */
  version: () => number | undefined
  stop: () => Promise<void>
}

/** Listens for changes of the desk in all processes that share the database. */
export function followDeskChanges(databaseUrl: string): DeskChanges {
  const followers = new Set<Follower>()
  let isListening = false
  let version = 0
  let timer: NodeJS.Timeout | undefined
  const changedHere = () => {
    version += 1
  }
  notifiedHere.on(channel, changedHere)
  const report = () => {
    timer = undefined
    interval.refresh()
    for (const { changed } of followers) changed()
  }
  const interval = setInterval(report, maxInterval).unref()
  const stopListening = listenTo(databaseUrl, channel, {
    onNotification: () => {
      version += 1
      timer ??= setTimeout(report, batchInterval)
    },
    onListening: (isConnected) => {
      isListening = isConnected
      version += 1
      if (!isConnected) for (const { end } of followers) end()
    },
  })
  return {
    follow: (follower) => {
      if (!isListening) return undefined
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    version: () => (isListening ? version : undefined),
    stop: () => {
      clearInterval(interval)
      notifiedHere.off(channel, changedHere)
      return stopListening()
    },
  }
}

/** Milliseconds for which a result is shared at most, because lists also change with time. */
const sharing = 1_000

/** Returns a function that computes a result once for all requests with the same key, until a call changes. */
export function shareUntilChanged<Result>({ version }: Pick<DeskChanges, 'version'>) {
  const results = new Map<string, Promise<Result>>()
  return (key: string, compute: () => Promise<Result>): Promise<Result> => {
    const current = version()
    if (current === undefined) return compute()
    const place = `${current} ${key}`
    const known = results.get(place)
    if (known) return known
    const result = compute()
    results.set(place, result)
    const remove = () => void results.delete(place)
    result.catch(remove)
    setTimeout(remove, sharing).unref()
    return result
  }
}
