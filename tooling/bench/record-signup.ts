import { writeFileSync } from 'node:fs'
import { Client, type QueryConfig } from 'pg'

/** A query with its parameter values, as JSON. */
export interface Statement {
  text: string
  values: readonly (string | number | boolean | null)[]
}

const file = process.env['RECORDED_SIGNUP'] ?? ''
const open = new WeakMap<Client, object[]>()
/** The number of signups still to record. After this many, the queries of a transaction are always the same. */
let left = 20

// This module is preloaded into the backend and writes the queries of a signup's transaction to a file, as JSON.
// oxlint-disable-next-line typescript/unbound-method -- it is called with the original receiver
Client.prototype.query = new Proxy(Client.prototype.query, {
  apply(target, client: Client, asked: [string | QueryConfig, unknown[]?]) {
    if (left > 0) note(client, asked)
    return Reflect.apply(target, client, asked)
  },
})

function note(client: Client, [config, values = []]: [string | QueryConfig, unknown[]?]): void {
  const text = typeof config === 'string' ? config : config.text
  if (text === 'begin') open.set(client, [])
  open.get(client)?.push({ text, values })
  const transaction = JSON.stringify(open.get(client))
  if (text !== 'commit' || !transaction.includes('into \\"request\\"')) return
  left -= 1
  writeFileSync(file, transaction)
}
