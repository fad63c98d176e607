import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Statement } from './record-signup.ts'

const seconds = 6
/** The backend has the same number of connections. */
const connections = 10

/** Measures how many times per second pgbench can run a transaction with prepared statements; undefined if pgbench is not installed. */
export async function pgbenchRate(databaseUrl: string, transaction: readonly Statement[], script: string) {
  await writeFile(script, pgbenchScript(transaction))
  const load = ['--client', String(connections), '--jobs', '2', '--time', String(seconds)]
  const args = ['--no-vacuum', '--protocol', 'prepared', ...load, '--file', script, databaseUrl]
  const output = await promisify(execFile)('pgbench', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (output === undefined) return undefined
  const rate = Number(/^tps = ([\d.]+)/m.exec(output.stdout)?.[1])
  if (!(rate > 0)) throw new Error(`pgbench says no rate: ${output.stdout}`)
  return rate
}

/** Makes each run act for another person: values that identify a person are random, and a value is the same wherever it occurs. */
export function pgbenchScript(transaction: readonly Statement[]): string {
  const statements = transaction.map(({ text, values }) => {
    const filled = text.replaceAll(/\$(\d+)/g, (_, place) => valueInSql(values[Number(place) - 1] ?? null))
    return `${filled.replaceAll(/\s+/g, ' ').trim()};`
  })
  return ['\\set person random(1, 1000000000000)', ...statements, ''].join('\n')
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Values that must be unique: idempotency keys, hashes of keys, and references. */
const unique = /^(?:[0-9a-f]{64}|[\w-]{43}|CM(?:-\w{4}){2})$/

function valueInSql(value: Statement['values'][number]): string {
  if (typeof value !== 'string') return String(value)
  const drawn = `md5(:person || '${value}')`
  if (uuid.test(value)) return `${drawn}::uuid`
  return unique.test(value) ? drawn : `'${value.replaceAll("'", "''")}'`
}
