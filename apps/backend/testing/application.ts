import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The product as an operator starts it: launcher, site, backend and the database it brings. */
export interface Application {
  /** Where the site answers; fails with what was said when the launcher ended before. */
  ready: Promise<string>
  /** The launcher's exit code, null when it was killed. */
  ended: Promise<number | null>
  /** What the launcher and its services said on stderr so far. */
  complaints: () => string
  /** SIGKILL to the launcher. */
  kill: () => Promise<void>
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>
}

const launcher = join(import.meta.dirname, '../../../tooling/launch/start.mjs')
const readyLine = /^ready (http:\S+)$/m

export function startApplication(dataDirectory: string, port: number, settings: NodeJS.ProcessEnv = {}): Application {
  const unlimited = {
    RATE_LIMIT_SUBMISSIONS: 'off',
    PROOF_OF_WORK_FROM: 'off',
    RATE_LIMIT_READS: 'off',
    MAX_EVENT_LOOP_DELAY: 'off',
    CALLS_AT_ONCE: 'off',
  }
  const own = {
    BACKEND_URL: '',
    // Other products run on this machine, those of other tests among them.
    BACKEND_PORT: '0',
    DATABASE_URL: '',
    SMTP_URL: '',
    DATA_DIR: dataDirectory,
    PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [launcher, '--built'], {
    env: { ...process.env, ...unlimited, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const origin = readyLine.exec(said)?.[1]
      if (origin !== undefined) resolve(origin)
    })
    void ended.then(() => reject(new Error(`The product did not start: ${said}${complaints}`)))
  })
  // A start that is killed on the way is waited for by nobody.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    complaints: () => complaints,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
