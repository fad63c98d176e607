import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDownTimes } from './down-times.ts'
import { killProcess, type Part, processesUnder } from './processes.ts'
import { root } from './repository.ts'

/** The built product under a supervisor that starts it again whenever it ends. */
export interface Product extends AsyncDisposable {
  /** Settles when it answers, at once when it does already; fails when it does not come back within two minutes. */
  ready: () => Promise<void>
  /** Whether it was being started again at any moment between two others, on the clock of this process. */
  wasDown: (from: number, to: number) => boolean
  /** SIGKILL to one process that does this; false when there is none. */
  kill: (part: Part) => Promise<boolean>
  /** When processes were killed without which the product has to be started again. */
  kills: readonly number[]
  /** What it said of each end that nobody asked for. */
  unexpectedEnds: readonly string[]
  memory: () => Promise<Memory>
}

/** Resident megabytes. */
export interface Memory {
  site: number
  backend: number
}

const launcher = join(root, 'tooling/launch/start.mjs')
/** Milliseconds from an end to the next start. */
const pollInterval = 250
/** Milliseconds for the product to come back. */
const timeout = 120_000
const survived: readonly Part[] = ['database server', 'database connection']

/** @param log the name of the file in `reports` that gets what the product says */
export async function keepProduct(settings: Record<string, string>, log: string): Promise<Product> {
  const reports = join(import.meta.dirname, 'reports')
  await mkdir(reports, { recursive: true })
  const file = createWriteStream(join(reports, log))
  const downTimes = openDownTimes()
  const kills: number[] = []
  const unexpectedEnds: string[] = []
  const stopping = new AbortController()
  let running = start()

  function start() {
    const child = spawn(process.execPath, [launcher, '--built'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        file.write(text)
        said = (said + text).slice(-2_000)
      })
    }
    child.stdout.on('data', (text: string) => {
      if (/^ready http/m.test(text)) downTimes.end()
    })
    return { child, said: () => said, ended: new Promise<void>((resolve) => child.once('close', () => resolve())) }
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.ended
      if (stopping.signal.aborted) return
      if (!downTimes.isDown()) unexpectedEnds.push(running.said().trim())
      downTimes.begin()
      await pause(pollInterval)
      running = start()
    }
  }

  const kept = keepRunning()
  return {
    kills,
    unexpectedEnds,
    wasDown: downTimes.includes,
    async ready() {
      const deadline = performance.now() + timeout
      while (downTimes.isDown()) {
        if (performance.now() > deadline) throw new Error(`The product does not start: ${running.said()}`)
        await pause(pollInterval)
      }
    },
    async kill(part) {
      const below = await processesUnder(running.child.pid ?? 0)
      const victims = below.filter((each) => each.part === part)
      const victim = victims[Math.floor(Math.random() * victims.length)]
      if (victim === undefined) return false
      if (!survived.includes(part)) {
        downTimes.begin()
        kills.push(performance.now())
      }
      return killProcess(victim.pid)
    },
    async memory() {
      const all = await processesUnder(running.child.pid ?? 0)
      const of = (wanted: Part) => all.find(({ part }) => part === wanted)?.memory ?? 0
      return { site: of('site'), backend: of('backend') }
    },
    async [Symbol.asyncDispose]() {
      stopping.abort()
      running.child.kill('SIGTERM')
      await running.ended
      await kept
      file.end()
    },
  }
}
