import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { addressIn, newDatabase } from './database.ts'
import { type MailServer, mailServer } from './mail-server.ts'
import { type Path, pathTo } from './path.ts'
import { type Product, keepProduct } from './product.ts'
import { type SmallDisk, smallDisk } from './small-disk.ts'

/** The product with everything around it that can be attacked; all is gone when it is disposed. */
export interface Camp extends AsyncDisposable {
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
  /** All data of the camp is in it. */
  folder: string
}

const settings = {
  SITE_ENV: 'local',
  BACKEND_URL: '',
  RATE_LIMIT_SUBMISSIONS: 'off',
  PROOF_OF_WORK_FROM: 'off',
  RATE_LIMIT_READS: 'off',
  CALLS_AT_ONCE: 'off',
}
/** In English the subject of the desk's mail is ASCII, and can be read without decoding. */
const desk = { DESK_LOCALE: 'en' }

/** The product with its own database, on a small disk. */
export function withOwnDatabase(): Promise<Camp> {
  return pitch('own-database', async (folder, ground) => {
    const dataDirectory = join(folder, 'data')
    await mkdir(dataDirectory)
    const disk = await smallDisk(dataDirectory)
    if (disk) ground.use(disk)
    return {
      disk,
      databasePath: undefined,
      databaseAddress: () => addressIn(dataDirectory),
      own: { DATA_DIR: dataDirectory, DATABASE_URL: '' },
    }
  })
}

/** The product with a database elsewhere, which another backend keeps running. */
export function withDatabaseElsewhere(): Promise<Camp> {
  return pitch('database-elsewhere', async (folder, ground) => {
    const elsewhere = join(folder, 'elsewhere')
    const own = { DATA_DIR: elsewhere, DATABASE_URL: '', SMTP_URL: '', BACKEND_PORT: '0' }
    const keeper = startService('apps/backend/src/server/main.ts', own)
    ground.defer(async () => void (await keeper.stop()))
    if ((await keeper.ready) === undefined) throw new Error('The database did not start.')
    const address = await newDatabase(await addressIn(elsewhere), 'siege')
    const path = ground.use(await pathTo(Number(address.port)))
    const silenceable = new URL(address)
    silenceable.port = String(path.port)
    return {
      disk: undefined,
      databasePath: path,
      databaseAddress: async () => address,
      own: { DATA_DIR: join(folder, 'data'), DATABASE_URL: silenceable.href },
    }
  })
}

type Surroundings = Pick<Camp, 'disk' | 'databasePath' | 'databaseAddress'> & { own: Record<string, string> }

async function pitch(
  name: string,
  surround: (folder: string, ground: AsyncDisposableStack) => Promise<Surroundings>,
): Promise<Camp> {
  await using ground = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'siege-'))
  ground.defer(() => rm(folder, { recursive: true, force: true }))
  const { own, ...around } = await surround(folder, ground)
  const mails = ground.use(await mailServer())
  const mailPath = ground.use(await pathTo(mails.port))
  const port = await freePort()
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailPath.port}` }
  const product = ground.use(
    await keepProduct({ ...settings, ...desk, ...smtp, ...own, PORT: String(port) }, `${name}.log`),
  )
  await product.ready()
  const pitched = ground.move()
  return {
    ...around,
    port,
    product,
    mails,
    mailPath,
    folder,
    [Symbol.asyncDispose]: () => pitched.disposeAsync(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
