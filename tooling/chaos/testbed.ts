import { mkdir, mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@clairmemoire/vitest/free-port'
import { mountSmallDisk } from './full-disk.ts'
import { startMailServer } from './mail-server.ts'
import { superviseProduct } from './product.ts'

/** The desk's mails are in English, because then their subjects are plain ASCII and need no decoding. */
const settings = {
  SITE_ENV: 'local',
  DATABASE_URL: '',
  BACKEND_URL: '',
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
  DESK_LOCALE: 'en',
}

/** The running product with its disk and its mail server, which can be attacked too. Disposing it stops and removes all of them. */
export type Testbed = Awaited<ReturnType<typeof openTestbed>>

export async function openTestbed() {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await mkdtempDisposable(join(tmpdir(), 'chaos-')))
  const dataDirectory = join(folder.path, 'data')
  await mkdir(dataDirectory)
  const disk = stack.use(mountSmallDisk(dataDirectory))
  const mails = stack.use(await startMailServer())
  // The product has the same port after each restart.
  const port = await freePort()
  const own = { DATA_DIR: dataDirectory, SMTP_URL: `smtp://127.0.0.1:${mails.port}`, PORT: String(port) }
  const product = stack.use(superviseProduct(dataDirectory, { ...settings, ...own }))
  await product.ready()
  const opened = stack.move()
  return { product, port, mails, disk, dataDirectory, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
