import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** What one process uses; memory in megabytes. */
export interface Figures {
  pid: number
  heap: number
  memory: number
  descriptors: number
  timers: number
}

export interface DatabaseFigures {
  connections: number
  /** Megabytes of the write-ahead log. */
  wal: number
  unsentMails: number
  /** Counts of the rate limits; `forgotten` should have been deleted by the job of every hour. */
  counts: number
  forgotten: number
}

const readings = 12

/** A server whose figures are read. */
interface Inspected {
  pid: number
  inspector: string
}

/** Reads the figures of a server after its garbage was collected. */
export async function lowestFigures(server: Inspected): Promise<Figures> {
  await inspect(server.inspector, 'HeapProfiler.collectGarbage')
  return lowest(() => figuresOf(server))
}

/** Reads figures several times and returns the lowest of each: pools and scheduled work use a little more now and then. */
export async function lowest<Read extends object>(read: () => Promise<Read>): Promise<Read> {
  const figures = await read()
  for (let reading = 1; reading < readings; reading += 1) {
    await pause(1_000)
    for (const [name, value] of Object.entries(await read()))
      Reflect.set(figures, name, Math.min(Number(Reflect.get(figures, name)), Number(value)))
  }
  return figures
}

export async function figuresOf({ pid, inspector }: Inspected): Promise<Figures> {
  const timers = `process.getActiveResourcesInfo().filter((name) => name === 'Timeout' || name === 'Immediate').length`
  const [heap, timeouts] = JSON.parse(
    String(await evaluateIn(inspector, `JSON.stringify([process.memoryUsage().heapUsed, ${timers}])`)),
  ) as [number, number]
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
  const descriptors = (await readdir(`/proc/${pid}/fd`)).length
  return { pid, heap: heap / 2 ** 20, memory: resident / 1024, descriptors, timers: timeouts }
}

export async function databaseFigures(url: string): Promise<DatabaseFigures> {
  const [row] = await rowsIn<Record<keyof DatabaseFigures, string>>(
    url,
    `select
      (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
      (select sum(size) / 2 ^ 20 from pg_ls_waldir()) as wal,
      (select count(*) from pgboss.job where name = 'mail' and state < 'completed') as "unsentMails",
      (select count(*) from request_count) as counts,
      (select count(*) from request_count where until < now() - interval '65 minutes') as forgotten`,
  )
  const { connections, wal, unsentMails, counts, forgotten } = row ?? ({} as Partial<Record<string, string>>)
  return {
    connections: Number(connections),
    wal: Number(wal),
    unsentMails: Number(unsentMails),
    counts: Number(counts),
    forgotten: Number(forgotten),
  }
}

/** Runs a query on a connection of its own, because the database restarts in between. */
export async function rowsIn<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

/** Evaluates an expression in a process and returns its value. */
export async function evaluateIn(inspector: string, expression: string): Promise<unknown> {
  const { result } = await inspect<{ result: { value: unknown } }>(inspector, 'Runtime.evaluate', { expression })
  return result.value
}

async function inspect<Result>(inspector: string, method: string, params: object = {}): Promise<Result> {
  const socket = new WebSocket(inspector)
  const answer = new Promise<Result>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method, params })))
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result: Result }
      if (id === 1) resolve(result)
    })
    socket.addEventListener('error', () => reject(new Error(`${method} failed.`)))
  })
  try {
    return await answer
  } finally {
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
    socket.close()
    await closed
  }
}
