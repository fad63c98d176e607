import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { startService } from '@clairmemoire/launch/service'

export const root = path.resolve(import.meta.dirname, '../..')

/** Starts one server of the product from its main file; disposing it stops it, and `kill` kills it. */
export async function startServer(entry: string, settings: NodeJS.ProcessEnv) {
  const service = startService(entry, settings)
  const port = await service.ready
  if (port === undefined) throw new Error(`${entry} did not start.`)
  return {
    url: `http://localhost:${port}`,
    kill: service.kill,
    [Symbol.asyncDispose]: async () => void (await service.stop()),
  }
}

/** A temporary folder for one measurement. */
export const dataFolder = () => mkdtempDisposable(path.join(tmpdir(), 'bench-'))

/** Returns the connection string of the database that runs in a backend's data directory. */
export async function databaseIn(dataDirectory: string): Promise<string> {
  const home = path.join(dataDirectory, 'database')
  const password = await readFile(path.join(home, 'password'), 'utf8')
  const port = (await readFile(path.join(home, 'data/postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** Starts the product on a free port with the command that operators use; disposing it stops it. */
export async function startProduct(dataDirectory: string) {
  const start = performance.now()
  const own = { PORT: '0', DATA_DIR: dataDirectory, DATABASE_URL: '', BACKEND_URL: '', SMTP_URL: '' }
  const launcher = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'close')
  for await (const line of createInterface(launcher.stdout)) {
    const url = /^ready (http:\S+)$/.exec(line)?.[1]
    if (url === undefined) continue
    const secondsUntilReady = (performance.now() - start) / 1000
    // The rest of the output is read and discarded, because a full pipe would block the launcher.
    launcher.stdout.resume()
    const stop = async () => {
      launcher.kill('SIGTERM')
      await ended
    }
    return { url, secondsUntilReady, [Symbol.asyncDispose]: stop }
  }
  throw new Error('The product did not start.')
}
