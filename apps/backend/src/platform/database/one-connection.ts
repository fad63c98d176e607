import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/**
 * The pool of the current transaction. It is unset when the transaction ends, because asynchronous work may outlive the
 * transaction.
 */
const transaction = new AsyncLocalStorage<{ pool: Pool | undefined }>()

/**
 * Work inside a transaction requested another connection of the same pool. This can cause a deadlock if all connections of the
 * pool are in such transactions.
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

/**
 * Makes the pool throw `SecondConnection` for work inside one of its transactions; this includes `query`, which connects too.
 */
export function refuseSecondConnections(pool: Pool): void {
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on `this`
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, given) => {
      if (transaction.getStore()?.pool === pool) throw new SecondConnection()
      return Reflect.apply(connect, self, given)
    },
  })
}
