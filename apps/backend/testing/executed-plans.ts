import { Client, type Pool, type PoolClient } from 'pg'

/** A part of a plan, as `explain (format json)` has it. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: readonly PlanNode[]
}

/** How PostgreSQL did a statement. */
export interface ExecutedPlan {
  text: string
  /** Milliseconds. */
  duration: number
  /** Tables that were read from their first row to their last. */
  scanned: readonly string[]
  /** How many rows were looked at, by table. */
  rows: ReadonlyMap<string, number>
}

/** From now on each new connection to this database is told how its statements were executed, those of triggers too. */
export async function explainEverything(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    client_min_messages: 'log',
  }
  await client.query(`load 'auto_explain'`)
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database "${name}" set ${setting} = '${value}'`)
  await client.end()
}

/** The plans that the connections of this pool are told of. */
export function executedPlans(pool: Pool): ExecutedPlan[] {
  const plans: ExecutedPlan[] = []
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', ({ message = '' }) => {
      const [, duration, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
      if (json === undefined) return
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      plans.push({ text, duration: Number(duration), scanned: scannedBy(plan), rows: rowsOf(plan) })
    })
  })
  return plans
}

function scannedBy({ 'Node Type': type, 'Relation Name': table, Plans: parts = [] }: PlanNode): string[] {
  return [...(type === 'Seq Scan' && table !== undefined ? [table] : []), ...parts.flatMap(scannedBy)]
}

function rowsOf(node: PlanNode, rows = new Map<string, number>()): Map<string, number> {
  const { 'Relation Name': table, 'Actual Rows': kept, 'Actual Loops': loops, Plans: parts = [] } = node
  if (table !== undefined)
    rows.set(table, (rows.get(table) ?? 0) + (kept + (node['Rows Removed by Filter'] ?? 0)) * loops)
  for (const part of parts) rowsOf(part, rows)
  return rows
}
