import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
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
}

export const root = join(import.meta.dirname, '../..')

/** Milliseconds from an end to the next start, and for the product to come back. */
const times = { look: 250, comeBack: 120_000 }
/** What the product survives without being started again. */
const survived: readonly string[] = ['database server', 'database connection', 'checkpointer']

/** @param log the name of the file in `reports` that gets what the product says */
export function superviseProduct(folder: string, settings: Record<string, string>, log: string): Product {
  const reports = join(import.meta.dirname, 'reports')
  mkdirSync(reports, { recursive: true })
  const file = createWriteStream(join(reports, log))
  // It is down until it has started for the first time.
  const downTimes = [{ from: performance.now(), to: Number.POSITIVE_INFINITY }]
  const isDown = () => downTimes.at(-1)?.to === Number.POSITIVE_INFINITY
  const kills: number[] = []
  const unexpectedEnds: string[] = []
  const stopping = new AbortController()
  let said = ''
  let launcher = start()

  function start() {
    const child = spawn(process.execPath, [join(root, 'tooling/launch/start.mjs'), '--built'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    return { child, ended: new Promise<void>((resolve) => child.once('close', () => resolve())) }
  }

  function hear(text: string): void {
    file.write(text)
    said = (said + text).slice(-2_000)
    const last = downTimes.at(-1)
    if (last && isDown() && /^ready http/m.test(text)) last.to = performance.now()
  }

  function goDown(): void {
    if (!isDown()) downTimes.push({ from: performance.now(), to: Number.POSITIVE_INFINITY })
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await launcher.ended
      if (stopping.signal.aborted) return
      if (!isDown()) unexpectedEnds.push(said.trim())
      goDown()
      await pause(times.look)
      launcher = start()
    }
  }

  const supervised = supervise()
  return {
    kills,
    unexpectedEnds,
    wasDown: (from, to) => downTimes.some((time) => time.from <= to && from <= time.to),
    async ready() {
      for (const end = performance.now() + times.comeBack; isDown(); await pause(times.look)) {
        if (performance.now() > end) throw new Error(`The product does not start: ${said.trim()}`)
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
    async [Symbol.asyncDispose]() {
      stopping.abort()
      launcher.child.kill('SIGTERM')
      await supervised
      file.end()
    },
  }
}
