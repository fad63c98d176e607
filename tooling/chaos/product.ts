import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { killProcess, type Part, processesIn } from './processes.ts'

/** The built product under a supervisor that starts it again whenever it ends. */
export interface Product extends AsyncDisposable {
  /** Settles when it answers, at once when it does already; fails when it does not come back within two minutes. */
  ready: () => Promise<void>
  /** Whether it was being started again at any moment between two others, on the clock of this process. */
  wasDown: (from: number, to: number) => boolean
  /** SIGKILL to one process that does this, or to all; false when there is none. */
  kill: (victim: Part | 'every process') => Promise<boolean>
  /** When processes were killed without which the product has to be started again. */
  kills: readonly number[]
  /** What it said of each end that nobody asked for. */
  unexpectedEnds: readonly string[]
  /** Resident megabytes of site and backend. */
  memory: () => Promise<number>
}

export const root = join(import.meta.dirname, '../..')

/** Milliseconds from an end to the next start, and for the product to come back. */
const pollInterval = 250
const timeout = 120_000
/** What the product survives without being started again. */
const survived: readonly string[] = ['database server', 'database connection', 'checkpointer']

/** @param log the name of the file in `reports` that gets what the product says */
export async function superviseProduct(
  folder: string,
  settings: Record<string, string>,
  log: string,
): Promise<Product> {
  const reports = join(import.meta.dirname, 'reports')
  await mkdir(reports, { recursive: true })
  const file = createWriteStream(join(reports, log))
  // When it was being started again; it is down until it has started for the first time.
  const downTimes = [{ from: performance.now(), to: Number.POSITIVE_INFINITY }]
  const isDown = () => downTimes.at(-1)?.to === Number.POSITIVE_INFINITY
  const kills: number[] = []
  const unexpectedEnds: string[] = []
  let isStopping = false
  let running = start()

  function goDown(): void {
    if (!isDown()) downTimes.push({ from: performance.now(), to: Number.POSITIVE_INFINITY })
  }

  function start() {
    const child = spawn(process.execPath, [join(root, 'tooling/launch/start.mjs'), '--built'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        file.write(text)
        said = (said + text).slice(-2_000)
        const last = downTimes.at(-1)
        if (last && isDown() && /^ready http/m.test(text)) last.to = performance.now()
      })
    }
    return {
      child,
      said: () => said.trim(),
      ended: new Promise<void>((resolve) => child.once('close', () => resolve())),
    }
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await running.ended
      if (isStopping) return
      if (!isDown()) unexpectedEnds.push(running.said())
      goDown()
      await pause(pollInterval)
      running = start()
    }
  }

  const supervised = supervise()
  return {
    kills,
    unexpectedEnds,
    wasDown: (from, to) => downTimes.some((time) => time.from <= to && from <= time.to),
    async ready() {
      for (const end = performance.now() + timeout; isDown(); await pause(pollInterval)) {
        if (performance.now() > end) throw new Error(`The product does not start: ${running.said()}`)
      }
    },
    async kill(victim) {
      const all = (await processesIn(folder)).filter(({ part }) => part !== 'other')
      const found = all.filter(({ part }) => part === victim)
      const one = Math.floor(Math.random() * found.length)
      const victims = victim === 'every process' ? all : found.slice(one, one + 1)
      if (victims.length > 0 && !survived.includes(victim)) {
        goDown()
        kills.push(performance.now())
      }
      return victims.map(killProcess).some(Boolean)
    },
    async memory() {
      const servers = (await processesIn(folder)).filter(({ part }) => part === 'site' || part === 'backend')
      return servers.reduce((sum, { memory }) => sum + memory, 0)
    },
    async [Symbol.asyncDispose]() {
      isStopping = true
      running.child.kill('SIGTERM')
      await supervised
      file.end()
    },
  }
}
