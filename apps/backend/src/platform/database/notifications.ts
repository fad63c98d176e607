import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { type Database, probes, visitorTimeouts } from './connect.ts'

/** Milliseconds during which notifications of one channel are collected, so that a flood of changes sends few notifications. */
const batchInterval = 250

/** Milliseconds between two attempts to connect; a random time up to the same length is added. */
const reconnectInterval = 1_000

const collected = new WeakMap<Pool, Set<string>>()

/** Emits the channel of each notification of this process at once, before the database has sent it. */
export const notifiedHere = new EventEmitter()

/** Notifies the channel after a moment. If the database is unavailable, the notification is lost. */
export function notify({ $client: pool }: Pick<Database, '$client'>, channel: string): void {
  notifiedHere.emit(channel)
  const channels = collected.get(pool) ?? new Set()
  if (channels.has(channel)) return
  collected.set(pool, channels.add(channel))
  setTimeout(() => {
    channels.delete(channel)
    pool.query('select pg_notify($1, $2)', [channel, '']).catch(() => undefined)
  }, batchInterval)
}

interface Listening {
  onNotification: () => void
  /** Called when listening begins and when it ends. */
  onListening: (isListening: boolean) => void
}

/** Listens on its own connection, which is opened again whenever it breaks. Returns a function that stops listening. */
export function listenTo(
  url: string,
  channel: string,
  { onNotification, onListening }: Listening,
): () => Promise<void> {
  const stopping = new AbortController()
  const { connectionTimeoutMillis } = visitorTimeouts

  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis, ...probes })
    const ended = Promise.withResolvers<void>()
    client.on('error', () => ended.resolve()).on('end', () => ended.resolve())
    client.on('notification', onNotification)
    stopping.signal.addEventListener('abort', () => ended.resolve(), { once: true })
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      onListening(true)
      await ended.promise
    } finally {
      onListening(false)
      await client.end().catch(() => undefined)
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(() => undefined)
      const wait = reconnectInterval * (1 + Math.random())
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const listened = listen()
  return () => {
    stopping.abort()
    return listened
  }
}
