import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/** The pool whose connection the work at hand has for its transaction. What outlives the transaction may ask the pool again. */
const transaction = new AsyncLocalStorage<{ pool: Pool | undefined }>()

/**
 * Work inside a transaction asked the same pool for another connection. As many at once as the pool has connections would
 * all wait for each other.
 */
export class SecondConnection extends Error {
  override readonly name = 'SecondConnection'
}

export async function insideTransaction<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const current: { pool: Pool | undefined } = { pool }
  try {
    return await transaction.run(current, work)
  } finally {
    current.pool = undefined
  }
}

/** The pool throws `SecondConnection` for work inside one of its transactions; its `query` connects too. */
export function refuseSecondConnections(pool: Pool): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, given) => {
      if (transaction.getStore()?.pool === pool) throw new SecondConnection()
      return Reflect.apply(connect, self, given)
    },
  })
}
