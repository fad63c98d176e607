import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Statement } from './record-transactions.ts'

type Value = Statement['values'][number]

const run = promisify(execFile)
const seconds = 6

/** As many as the backend has. */
const connections = 10

/** Undefined where it is not installed. */
export async function pgbenchVersion(): Promise<string | undefined> {
  try {
    return /\d+(?:\.\d+)+/.exec((await run('pgbench', ['--version'])).stdout)?.[0]
  } catch {
    return undefined
  }
}

/** How often in a second pgbench runs the transaction, each text prepared, over as many connections as the backend has. */
export async function pgbenchRate(
  databaseUrl: string,
  transaction: readonly Statement[],
  folder: string,
): Promise<number> {
  const file = path.join(folder, 'transaction.sql')
  await writeFile(file, pgbenchScript(transaction))
  const load = ['--client', String(connections), '--jobs', '2', '--time', String(seconds)]
  const { stdout } = await run('pgbench', [
    '--no-vacuum',
    '--protocol',
    'prepared',
    ...load,
    '--file',
    file,
    databaseUrl,
  ])
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  if (!(rate > 0)) throw new Error(`pgbench says no rate: ${stdout}`)
  return rate
}

/** Each run is of another person: what names a row is drawn anew, and the same wherever it stands. */
export function pgbenchScript(transaction: readonly Statement[]): string {
  const named = transaction.flatMap(({ values }) => values).filter(namesRow)
  const variables = new Map([...new Set(named)].map((value, index) => [value, `v${index}`]))
  return [
    ...[...variables.values()].map((variable) => `\\set ${variable} random(100000000000, 999999999999)`),
    ...transaction.map(({ text, values }) => {
      const filled = text.replaceAll(/\$(\d+)/g, (_, place) => valueInSql(values[Number(place) - 1] ?? null, variables))
      return `${filled.replaceAll(/\s+/g, ' ').trim()};`
    }),
    '',
  ].join('\n')
}

function valueInSql(value: Value, variables: ReadonlyMap<string, string>): string {
  if (typeof value !== 'string') return String(value)
  const variable = variables.get(value)
  if (variable === undefined) return `'${value.replaceAll("'", "''")}'`
  return uuid.test(value) ? `('00000000-0000-4000-8000-' || :${variable})::uuid` : `:${variable}::text`
}

function namesRow(value: Value): value is string {
  return typeof value === 'string' && names.some((name) => name.test(value))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Ids, idempotency keys, hashes of keys, references. */
const names = [uuid, /^[0-9a-f]{64}$/, /^[\w-]{43}$/, /^CM(?:-\w{4}){2}$/]
