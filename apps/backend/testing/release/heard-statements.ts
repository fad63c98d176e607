import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

/** A statement as it was sent to a database. */
export interface HeardStatement {
  text: string
  values: readonly unknown[]
  /** In the course of what it was sent. */
  course: string | undefined
  /** How many rows it returned or changed, once that is known. */
  rows: number | null
}

export interface Hearing extends Disposable {
  statements: readonly HeardStatement[]
  /** Names what is sent in the course of some work. */
  during: <Result>(course: string, work: () => Promise<Result>) => Promise<Result>
}

type Answer = (error: unknown, result: { rowCount?: number | null } | undefined) => void

type SendQuery = (this: Client, ...given: unknown[]) => unknown

/** Hears every statement that this process sends to any database, those of pg-boss included. */
export function hearStatements(): Hearing {
  const statements: HeardStatement[] = []
  const courses = new AsyncLocalStorage<string>()
  const query: SendQuery = Reflect.get(Client.prototype, 'query')
  function heard(this: Client, given: unknown, ...others: unknown[]): unknown {
    const statement: HeardStatement = { ...textAndValues(given, others), course: courses.getStore(), rows: null }
    statements.push(statement)
    const answer = others.at(-1)
    if (typeof answer !== 'function') return Reflect.apply(query, this, [given, ...others])
    const told: Answer = (error, result) => {
      statement.rows = result?.rowCount ?? null
      Reflect.apply(answer, undefined, [error, result])
    }
    return Reflect.apply(query, this, [given, ...others.slice(0, -1), told])
  }
  Object.assign(Client.prototype, { query: heard })
  return {
    statements,
    during: (course, work) => courses.run(course, work),
    [Symbol.dispose]: () => Object.assign(Client.prototype, { query }),
  }
}

function textAndValues(given: unknown, [second]: readonly unknown[]): Pick<HeardStatement, 'text' | 'values'> {
  const config = typeof given === 'object' && given !== null ? given : { text: given }
  const text = 'text' in config ? String(config.text) : ''
  const own = 'values' in config && Array.isArray(config.values) ? config.values : []
  return { text, values: Array.isArray(second) ? second : own }
}
