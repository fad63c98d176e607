import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The whole product: launcher, site, backend and embedded database. */
export interface Application {
  /** The origin of the site; rejects with the output if the launcher ends before it is ready. */
  ready: Promise<string>
  /** The launcher's exit code, null when it was killed. */
  ended: Promise<number | null>
  /** Output of the launcher and its services on stderr so far. */
  errorOutput: () => string
  /** Sends SIGKILL to the launcher and waits until it has ended. */
  kill: () => Promise<void>
  /** Sends SIGTERM to the launcher and waits until it has ended. */
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
  const settingsOfTest = {
    BACKEND_URL: '',
    // Avoids the ports of other tests on this machine.
    BACKEND_PORT: '0',
    DATABASE_URL: '',
    SMTP_URL: '',
    DATA_DIR: dataDirectory,
    PORT: String(port),
    ...settings,
  }
  const child = spawn(process.execPath, [launcher, '--built'], {
    env: { ...process.env, ...unlimited, ...settingsOfTest },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const origin = readyLine.exec(output)?.[1]
      if (origin !== undefined) resolve(origin)
    })
    void ended.then(() => reject(new Error(`The product did not start: ${output}${errorOutput}`)))
  })
  // Avoids an unhandled rejection if the test does not wait for `ready`.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    errorOutput: () => errorOutput,
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
