import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Part, processesIn, signal } from './processes.ts'

export const root = join(import.meta.dirname, '../..')

/** In milliseconds: the time between an exit and the restart, and the longest wait until the product is ready again. */
const times = { look: 250, comeBack: 120_000 }

/** Runs the built product and restarts it whenever it exits; writes its output to `reports/product.log`. */
export function superviseProduct(folder: string, settings: Record<string, string>) {
  const reports = join(import.meta.dirname, 'reports')
  mkdirSync(reports, { recursive: true })
  const log = createWriteStream(join(reports, 'product.log'))
  const downTimes: { from: number; to: number }[] = []
  const isDown = () => downTimes.at(-1)?.to === Number.POSITIVE_INFINITY
  const unexpectedEnds: string[] = []
  const stopping = new AbortController()
  let output = ''
  let launcher: ChildProcess | undefined

  function readOutput(text: string): void {
    log.write(text)
    output = (output + text).slice(-2_000)
    if (!/^ready http/m.test(text)) return
    for (const time of downTimes) time.to = Math.min(time.to, performance.now())
  }

  function recordExit(): void {
    downTimes.push({ from: performance.now(), to: Number.POSITIVE_INFINITY })
  }

  async function supervise(): Promise<void> {
    recordExit()
    while (!stopping.signal.aborted) {
      launcher = spawn(process.execPath, [join(root, 'tooling/launch/start.mjs'), '--built'], {
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [launcher.stdout, launcher.stderr]) stream?.setEncoding('utf8').on('data', readOutput)
      await once(launcher, 'close')
      if (stopping.signal.aborted) return
      if (!isDown()) {
        unexpectedEnds.push(output.trim())
        recordExit()
      }
      await pause(times.look)
    }
  }

  const supervised = supervise()
  return {
    /** The times from each kill or exit until the product is ready again, on the clock of this process. */
    downTimes,
    /** The last output of the product before each exit that no kill caused. */
    unexpectedEnds,
    /** Resolves when the product is ready, at once if it is ready already; rejects after two minutes. */
    async ready(): Promise<void> {
      for (const end = performance.now() + times.comeBack; isDown(); await pause(times.look)) {
        if (performance.now() > end) throw new Error(`The product does not start: ${output.trim()}`)
      }
    },
    /** Sends SIGKILL to one process of this part, chosen at random, or to every process; returns false if none was killed. */
    async kill(victim: Part | 'every process'): Promise<boolean> {
      const all = (await processesIn(folder)).filter(({ part }) => part !== 'other')
      const found = all.filter(({ part }) => part === victim)
      const one = Math.floor(Math.random() * found.length)
      const victims = victim === 'every process' ? all : found.slice(one, one + 1)
      // The product keeps running when its database ends.
      if (victims.length > 0 && !victim.startsWith('database')) recordExit()
      return victims.map(({ pid }) => signal(pid, 'SIGKILL')).some(Boolean)
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      launcher?.kill('SIGTERM')
      await supervised
      log.end()
    },
  }
}
