import { setTimeout as pause } from 'node:timers/promises'
import type { Client, Pool } from 'pg'

/** Once so many such statements wait for a lock that somebody holds, or nobody looks any more. */
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
