import { writeFileSync } from 'node:fs'
import { Client, type QueryConfig } from 'pg'

/** What was asked of the database, with the values for its parameters, as JSON says them. */
export interface Statement {
  text: string
  values: readonly (string | number | boolean | null)[]
}

const file = process.env['RECORDED_SIGNUP'] ?? ''
const open = new WeakMap<Client, object[]>()
/** Signups until what is asked of the database is what every later one asks. */
let left = 20

// Imported by a process before its own code: writes the transaction of a signup to the file, as JSON.
// oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
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
  if (text !== 'commit' || !transaction.includes('into \\"sent_request')) return
  left -= 1
  writeFileSync(file, transaction)
}
