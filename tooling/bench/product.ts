import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The product, started by the command that every operator uses. */
export interface Product {
  url: string
  pid: number
  /** Seconds from the command until it said that it is ready. */
  readyAfter: number
  stop: () => Promise<void>
}

export const root = path.resolve(import.meta.dirname, '../..')

const readyLine = /^ready (http:\S+)$/m

/** Runs `npm start` on a free port. */
export function startProduct(dataDirectory: string, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const begun = performance.now()
  const launcher = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      BACKEND_URL: '',
      SMTP_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => launcher.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    let said = ''
    launcher.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = readyLine.exec(said)?.[1]
      if (url === undefined || launcher.pid === undefined) return
      resolve({
        url,
        pid: launcher.pid,
        readyAfter: (performance.now() - begun) / 1000,
        stop: () => {
          launcher.kill('SIGTERM')
          return ended
        },
      })
    })
    launcher.once('error', reject)
    void ended.then(() => reject(new Error(`The product did not start: ${said}`)))
  })
}

/** A folder for the data of one measurement, gone afterwards. */
export async function withDataDirectory<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
