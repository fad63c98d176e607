import { appendFileSync } from 'node:fs'
import { Client, type QueryConfig } from 'pg'

/** What was asked of the database, with the values for its parameters, as JSON says them. */
export interface Statement {
  text: string
  values: readonly (string | number | boolean | null)[]
}

const file = process.env['RECORDED_TRANSACTIONS']
const open = new WeakMap<Client, object[]>()

// Imported by a process before its own code: appends each transaction that it commits to the file, as one line of JSON.
// oxlint-disable-next-line typescript/unbound-method -- it is called on what it is asked of
Client.prototype.query = new Proxy(Client.prototype.query, {
  apply(query, client: Client, asked: [string | QueryConfig, unknown[]?]) {
    if (file !== undefined) note(file, client, asked)
    return Reflect.apply(query, client, asked)
  },
})

function note(to: string, client: Client, [config, values]: [string | QueryConfig, unknown[]?]): void {
  const statement =
    typeof config === 'string' ? { text: config, values: [] } : { text: config.text, values: values ?? [] }
  if (statement.text === 'begin') open.set(client, [])
  const transaction = open.get(client)
  transaction?.push(statement)
  if (statement.text !== 'commit' || transaction === undefined) return
  open.delete(client)
  appendFileSync(to, `${JSON.stringify(transaction)}\n`)
}
