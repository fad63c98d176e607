import { hash } from 'node:crypto'
import { DatabaseError, type QueryConfig } from 'pg'
import type { RowStatement } from './insert-rows.ts'
import { isDatabaseOutage } from './outage.ts'

/** What a request leaves behind: all of it is stored or nothing. A statement may read by its name what another one returns. */
export type Change = Readonly<Record<string, RowStatement>>

/** Settles when the change is safe on disk. */
export type StoreChange = (change: Change) => Promise<void>

/** A pool of connections, as far as it is needed here. */
interface StatementRunner {
  query: (statement: QueryConfig) => Promise<unknown>
}

/** A change that waited too long for those before it; it was not stored. */
class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong'
  readonly code = 'ETIMEDOUT'
}

interface WaitingChange {
  text: string
  rows: readonly (readonly object[])[]
  stored: () => void
  failed: (error: unknown) => void
  /** Milliseconds on the clock of the process. */
  since: number
}

const maxBatch = 100

/**
 * Changes that arrive while another is on its way to the disk go together in the next statement, so that under load they
 * share a round trip and a flush. A statement that the database refuses is tried again change by change: only the one at
 * fault fails. A change that waits for more than `maxWait` milliseconds fails before it is sent, so that whoever waits for it
 * is told in time.
 */
export function createStore(pool: StatementRunner, maxWait: number): StoreChange {
  let waiting: WaitingChange[] = []
  let storing = false

  function giveUpLate(): void {
    const late = waiting.filter(({ since }) => performance.now() - since >= maxWait)
    waiting = waiting.filter((change) => !late.includes(change))
    for (const { failed } of late) failed(new WaitedTooLong())
  }

  async function storeWaiting(): Promise<void> {
    if (storing) return
    storing = true
    while (waiting.length > 0) await storeTogether(takeAlike())
    storing = false
  }

  /** The oldest change and those of the same text. */
  function takeAlike(): WaitingChange[] {
    const alike = new Set(waiting.filter(({ text }) => text === waiting[0]?.text).slice(0, maxBatch))
    waiting = waiting.filter((change) => !alike.has(change))
    return [...alike]
  }

  async function storeTogether(changes: readonly WaitingChange[]): Promise<void> {
    try {
      await pool.query(statementOf(changes))
      for (const { stored } of changes) stored()
    } catch (error) {
      const isRefused = error instanceof DatabaseError && !isDatabaseOutage(error)
      if (isRefused && changes.length > 1) for (const change of changes) await storeTogether([change])
      else for (const { failed } of changes) failed(error)
    }
  }

  return (change) =>
    new Promise((stored, failed) => {
      const rows = Object.values(change).map((statement) => statement.rows)
      waiting.push({ text: textOf(change), rows, stored, failed, since: performance.now() })
      setTimeout(giveUpLate, maxWait + 1).unref()
      void storeWaiting()
    })
}

function textOf(change: Change): string {
  const parts = Object.entries(change).map(
    ([name, { text }], index) => `${name} as (${text.replace('$rows', `$${index + 1}`)})`,
  )
  return `with ${parts.join(', ')} select`
}

function statementOf(changes: readonly WaitingChange[]) {
  const [{ text, rows } = { text: '', rows: [] }] = changes
  return {
    // Under a name PostgreSQL plans a text once for each connection.
    name: hash('sha1', text),
    text,
    values: rows.map((_, index) => JSON.stringify(changes.flatMap((change) => change.rows[index] ?? []))),
  }
}
