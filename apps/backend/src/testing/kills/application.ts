import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Chance } from './seeded-chance.ts'
import { databaseProcesses, killAtOnce } from './processes.ts'

/** A backend with the database it brings, as processes that can be killed. */
export interface Application {
  /** Fails with what the backend said when it ended before it was ready. */
  ready: Promise<number>
  ended: Promise<unknown>
  /** SIGKILL to the victim. */
  kill: (victim: Victim) => Promise<void>
  stop: () => Promise<void>
}

export const victims = ['backend', 'database', 'backend and database', 'every process', 'one worker'] as const
export type Victim = (typeof victims)[number]

const main = join(import.meta.dirname, '../../main.ts')

export function startApplication(dataDirectory: string, chance: Chance): Application {
  const unlimited = { RATE_LIMIT_SUBMISSIONS: 'off', RATE_LIMIT_READS: 'off', MAX_EVENT_LOOP_DELAY: 'off' }
  const data = { DATABASE_URL: '', SMTP_URL: '', DATA_DIR: dataDirectory }
  const env = { ...process.env, ...unlimited, ...data, BACKEND_PORT: '0' }
  const child = fork(main, { env, silent: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    ended,
    ready: ready(child),
    async kill(victim) {
      const { servers, workers } = await databaseProcesses(dataDirectory)
      const backend = child.pid === undefined ? [] : [child.pid]
      killAtOnce(
        {
          backend,
          database: servers,
          'backend and database': [...backend, ...servers],
          'every process': [...backend, ...servers, ...workers],
          'one worker': workers.slice(Math.floor(chance.next() * workers.length)).slice(0, 1),
        }[victim],
      )
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function ready(child: ChildProcess): Promise<number> {
  let said = ''
  child.stdout?.resume()
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port))
    child.once('close', () => reject(new Error(`The backend did not start: ${said.trim()}`)))
  })
}
