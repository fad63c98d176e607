import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The product, started by the command that every operator uses. */
export interface Product {
  url: string
  /** Seconds from the command until it said that it is ready. */
  readyAfter: number
  stop: () => Promise<void>
}

export const root = path.resolve(import.meta.dirname, '../..')

/** Runs `npm start` on a free port. */
export function startProduct(dataDirectory: string): Promise<Product> {
  const begun = performance.now()
  const own = { PORT: '0', DATA_DIR: dataDirectory, DATABASE_URL: '', BACKEND_URL: '', SMTP_URL: '' }
  const launcher = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => launcher.once('close', () => resolve()))
  const stop = () => {
    launcher.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    launcher.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /^ready (http:\S+)$/m.exec(said)?.[1]
      if (url !== undefined) resolve({ url, readyAfter: (performance.now() - begun) / 1000, stop })
    })
    launcher.once('error', reject)
    void ended.then(() => reject(new Error(`The product did not start: ${said}`)))
  })
}

/** With the product at work, on data of its own. */
export function withProduct<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const { url, stop } = await startProduct(folder)
    try {
      return await use(url)
    } finally {
      await stop()
    }
  })
}

/** A folder for the data of one measurement, gone afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
