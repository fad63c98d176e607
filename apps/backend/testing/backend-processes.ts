import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testContent } from './content-service.ts'

/** Backends in separate processes with one data directory; disposing them stops the processes and deletes the data. */
export interface BackendProcesses extends AsyncDisposable {
  dataDirectory: string
  start: (changes?: Record<string, string>) => BackendProcess
}

export interface BackendProcess {
  child: ChildProcess
  /** The port, once the backend is ready; rejects if the backend ends before. */
  ready: Promise<number>
  /** Exit code and stderr. */
  ended: Promise<{ code: number | null; output: string }>
}

export const backendProgram = join(import.meta.dirname, '../src/server/main.ts')

export async function backendProcesses(): Promise<BackendProcesses> {
  const dataDirectory = join(await mkdtemp(join(tmpdir(), 'backend-processes-')), 'data')
  const content = await testContent()
  const started: BackendProcess[] = []
  return {
    dataDirectory,
    start(changes) {
      const backend = startProcess(settingsFor(dataDirectory, { CMS_URL: content.origin, ...changes }))
      started.push(backend)
      return backend
    },
    async [Symbol.asyncDispose]() {
      for (const { child } of started) child.kill('SIGTERM')
      await Promise.all(started.map(({ ended }) => ended))
      await content[Symbol.asyncDispose]()
      await rm(join(dataDirectory, '..'), { recursive: true, force: true })
    },
  }
}

export function settingsFor(dataDirectory: string, changes: Record<string, string> = {}): NodeJS.ProcessEnv {
  const data = { DATA_DIR: dataDirectory, DATABASE_URL: '', SMTP_URL: '' }
  // Turns limits off, because tests send many requests, and a busy machine lags.
  const unlimited = {
    RATE_LIMIT_SUBMISSIONS: 'off',
    PROOF_OF_WORK_FROM: 'off',
    MAX_EVENT_LOOP_DELAY: 'off',
    CALLS_AT_ONCE: 'off',
  }
  return { ...process.env, ...data, ...unlimited, BACKEND_PORT: '0', ...changes }
}

function startProcess(env: NodeJS.ProcessEnv): BackendProcess {
  const child = fork(backendProgram, { env, silent: true })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const spoken = new Promise((resolve) => child.stderr?.once('close', resolve))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('exit', (code) => void spoken.then(() => resolve({ code, output: output.trim() })))
  })
  const ready = new Promise<number>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port))
    void ended.then(() => reject(new Error(`The backend ended: ${output}`)))
  })
  // Avoids an unhandled rejection if the test does not wait for `ready`.
  ready.catch(() => undefined)
  return { child, ready, ended }
}
