import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { type MailServer, mailServer } from './mail-server.ts'
import { type Path, pathTo } from './path.ts'
import { type Product, superviseProduct } from './product.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'
import { addressIn, rowsOf } from './verdict.ts'

/** The product with everything around it that can be attacked; all is gone when it is disposed. */
export interface Testbed extends AsyncDisposable {
  /** Of the site, on this machine. */
  port: number
  product: Product
  mails: MailServer
  mailPath: Path
  /** Undefined where the product runs its database itself. */
  databasePath: Path | undefined
  /** Under the data directory; undefined where none could be mounted. */
  disk: SmallDisk | undefined
  /** Of the database itself, beside any path. */
  databaseAddress: () => Promise<URL>
  /** All data is in it. */
  folder: string
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

/** The product with its own database, on a small disk. */
export function withOwnDatabase(): Promise<Testbed> {
  return testbed('own-database', async (folder, stack) => {
    const dataDirectory = join(folder, 'data')
    await mkdir(dataDirectory)
    const disk = await smallDisk(dataDirectory)
    if (disk) stack.use(disk)
    const own = { DATA_DIR: dataDirectory, DATABASE_URL: '' }
    return { disk, databasePath: undefined, databaseAddress: () => addressIn(dataDirectory), own }
  })
}

/** The product with a database elsewhere, which another backend keeps running. */
export function withDatabaseElsewhere(): Promise<Testbed> {
  return testbed('database-elsewhere', async (folder, stack) => {
    const elsewhere = join(folder, 'elsewhere')
    const settingsOfKeeper = { DATA_DIR: elsewhere, DATABASE_URL: '', SMTP_URL: '', BACKEND_PORT: '0' }
    const keeper = startService('apps/backend/src/server/main.ts', settingsOfKeeper)
    stack.defer(async () => void (await keeper.stop()))
    if ((await keeper.ready) === undefined) throw new Error('The database did not start.')
    const address = await addressIn(elsewhere)
    await rowsOf(address, 'create database chaos')
    address.pathname = 'chaos'
    const path = stack.use(await pathTo(Number(address.port)))
    const silenceable = new URL(address)
    silenceable.port = String(path.port)
    const own = { DATA_DIR: join(folder, 'data'), DATABASE_URL: silenceable.href }
    return { disk: undefined, databasePath: path, databaseAddress: async () => address, own }
  })
}

type Surroundings = Pick<Testbed, 'disk' | 'databasePath' | 'databaseAddress'> & { own: Record<string, string> }

async function testbed(
  name: string,
  surround: (folder: string, stack: AsyncDisposableStack) => Promise<Surroundings>,
): Promise<Testbed> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const { own, ...around } = await surround(folder, stack)
  const mails = stack.use(await mailServer())
  const mailPath = stack.use(await pathTo(mails.port))
  const port = await freePort()
  const addresses = { SMTP_URL: `smtp://127.0.0.1:${mailPath.port}`, PORT: String(port) }
  const product = stack.use(await superviseProduct(folder, { ...settings, ...own, ...addresses }, `${name}.log`))
  await product.ready()
  const started = stack.move()
  return {
    ...around,
    port,
    product,
    mails,
    mailPath,
    folder,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
