import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Pool } from 'pg'

/** Resolves when `count` such statements wait for a lock, or when `ended` is aborted. */
export async function waitingForLock(
  client: Client | Pool,
  statement = 'alter table',
  count = 1,
  ended?: AbortSignal,
): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query ilike $1`,
      [`%${statement}%`],
    )
    if (rows.length >= count || ended?.aborted === true) return
    await pause(10)
  }
}
