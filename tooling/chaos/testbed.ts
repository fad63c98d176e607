import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { type Product, superviseProduct } from './product.ts'
import { freePort, type MailServer, mailServer, type Path, pathTo, type SmallDisk, smallDisk } from './surroundings.ts'
import { addressIn, rowsOf } from './verdict.ts'

/** The product with everything around it that can be attacked; all is gone when it is disposed. */
export interface Testbed extends AsyncDisposable {
  /** Of the site, on this machine. */
  port: number
  product: Product
  mails: MailServer
  mailPath: Path
  /** Undefined where the product runs its database itself. */
  databasePath?: Path
  /** Under the data directory; undefined where none could be mounted. */
  disk?: SmallDisk | undefined
  /** Of the database itself, beside any path. */
  databaseAddress: () => Promise<URL>
  /** All data is in it. */
  folder: string
}

/** One way to hurt the product. */
export interface Attack {
  name: string
  /** Goes on until it is asked to end and leaves nothing behind; says in a few words what it did, nothing where it is not possible here. */
  run: (testbed: Testbed, end: AbortSignal) => Promise<string | undefined>
}

/** In English the subject of the desk's mail is ASCII, and can be read without decoding. */
const settings = {
  SITE_ENV: 'local',
  BACKEND_URL: '',
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
  DESK_LOCALE: 'en',
}

/** The product with its own database on a small disk, or with a database elsewhere, which another backend keeps running. */
export async function openTestbed(database: 'own' | 'elsewhere'): Promise<Testbed> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const dataDirectory = join(folder, 'data')
  await mkdir(dataDirectory)
  const around = database === 'own' ? ownDatabase(dataDirectory, stack) : await databaseElsewhere(folder, stack)
  const mails = stack.use(await mailServer())
  const mailPath = stack.use(await pathTo(mails.port))
  const port = await freePort()
  const own = {
    DATA_DIR: dataDirectory,
    DATABASE_URL: around.url,
    SMTP_URL: `smtp://127.0.0.1:${mailPath.port}`,
    PORT: String(port),
  }
  const product = stack.use(superviseProduct(folder, { ...settings, ...own }, `database-${database}.log`))
  await product.ready()
  const started = stack.move()
  return { ...around, port, product, mails, mailPath, folder, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

function ownDatabase(dataDirectory: string, stack: AsyncDisposableStack) {
  const disk = smallDisk(dataDirectory)
  if (disk) stack.use(disk)
  return { url: '', disk, databaseAddress: () => addressIn(dataDirectory) }
}

async function databaseElsewhere(folder: string, stack: AsyncDisposableStack) {
  const elsewhere = join(folder, 'elsewhere')
  const settingsOfKeeper = { DATA_DIR: elsewhere, DATABASE_URL: '', SMTP_URL: '', BACKEND_PORT: '0' }
  const keeper = startService('apps/backend/src/server/main.ts', settingsOfKeeper)
  stack.defer(async () => void (await keeper.stop()))
  if ((await keeper.ready) === undefined) throw new Error('The database did not start.')
  const address = await addressIn(elsewhere)
  await rowsOf(address, 'create database chaos')
  address.pathname = 'chaos'
  const databasePath = stack.use(await pathTo(Number(address.port)))
  const silenceable = new URL(address)
  silenceable.port = String(databasePath.port)
  return { url: silenceable.href, databasePath, databaseAddress: async () => address }
}
