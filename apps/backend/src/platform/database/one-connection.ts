import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/** The pool of the current transaction; unset at its end, because asynchronous work may outlive it. */
const transaction = new AsyncLocalStorage<{ pool: Pool | undefined }>()

/**
 * Work inside a transaction requested another connection of the same pool, which can deadlock when all connections of the pool
 * are in such transactions.
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
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on `this`
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, given) => {
      if (transaction.getStore()?.pool === pool) throw new SecondConnection()
      return Reflect.apply(connect, self, given)
    },
  })
}
