import { Client, type Pool, type PoolClient } from 'pg'

/** A node of a plan in the format of `explain (format json)`. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: readonly PlanNode[]
}

/** The plan with which PostgreSQL executed a statement. */
export interface ExecutedPlan {
  text: string
  /** In milliseconds. */
  duration: number
  /** Tables with a sequential scan. */
  scanned: readonly string[]
  /** Number of rows read, by table. */
  rows: ReadonlyMap<string, number>
}

/** Enables auto_explain for new connections to this database, also for statements of triggers. */
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

/** Collects the plans sent as notices to the connections of this pool. */
export function executedPlans(pool: Pool): ExecutedPlan[] {
  const plans: ExecutedPlan[] = []
  const observed = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (observed.has(client)) return
    observed.add(client)
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
  const { 'Relation Name': table, 'Actual Rows': returned, 'Actual Loops': loops, Plans: parts = [] } = node
  if (table !== undefined)
    rows.set(table, (rows.get(table) ?? 0) + (returned + (node['Rows Removed by Filter'] ?? 0)) * loops)
  for (const part of parts) rowsOf(part, rows)
  return rows
}
