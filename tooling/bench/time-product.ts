import { createWriteStream } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { ownPostgres } from '@clairmemoire/artifacts/own-postgres'
import { startMailServer } from '@clairmemoire/chaos/mail-server'
import { startService } from '@clairmemoire/launch/service'
import { freePort } from '@clairmemoire/vitest/free-port'
import { dataFolder, root } from './product.ts'
import { evaluateIn } from './time-samples.ts'

/** One server of the product, which may be replaced by a new process. */
export interface Server {
  name: string
  url: string
  pid: number
  /** The address at which Node's inspector listens. */
  inspector: string
  stop: () => Promise<number>
  /** Starts the server again after it has ended, from this folder. */
  startAgain: (folder?: string) => Promise<void>
}

/** The running product with its log, its database and its mail server. */
export type RunningProduct = Awaited<ReturnType<typeof startWholeProduct>>

/** The folder with the built servers. */
export const builds = path.join(root, 'tooling/artifacts/dist')
export const webhookSecret = 'bench'

/** Starts the content service, two backends and two sites, as `docs/operations/server.md` sets up two colours. */
export async function startWholeProduct() {
  await using stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await dataFolder())
  const content = path.join(folder, 'content')
  await cp(path.join(root, 'apps/cms/content'), content, { recursive: true })
  const database = stack.use(await ownPostgres())
  const mails = stack.use(await startMailServer())
  const log = await openLog(folder)
  stack.defer(log.end)
  const start = async (name: string, build: string, port: string, settings: NodeJS.ProcessEnv) => {
    const server = await startServerOf(name, build, { ...settings, [port]: String(await freePort()) }, log.write)
    stack.defer(async () => void (await server.stop()))
    return server
  }
  const shared = {
    SITE_ENV: 'local',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    DESK_LOCALE: 'en',
    TRUST_PROXY: 'loopback',
    CMS_WEBHOOK_SECRET: webhookSecret,
    CALLS_AT_ONCE: 'off',
    PROOF_OF_WORK_FROM: 'off',
  }
  const cms = await start('content service', 'content', 'CMS_PORT', { CMS_CONTENT_DIR: content })
  const backends: Server[] = []
  const sites: Server[] = []
  for (const colour of ['blue', 'green']) {
    const own = { ...shared, CMS_URL: cms.url }
    const backend = await start(`backend (${colour})`, 'backend', 'BACKEND_PORT', own)
    backends.push(backend)
    sites.push(await start(`site (${colour})`, 'site', 'PORT', { ...own, BACKEND_URL: backend.url }))
  }
  const downTimes: { from: number; to: number }[] = []
  const started = stack.move()
  return {
    folder,
    content,
    database,
    mails,
    sites,
    backends,
    servers: [cms, ...backends, ...sites],
    rotateLog: log.rotate,
    /** When one of the servers or the database was not running. */
    downTimes,
    /** Notes the time in which the work stops a server. */
    during: async (work: () => Promise<unknown>) => {
      const time = { from: performance.now(), to: Number.POSITIVE_INFINITY }
      downTimes.push(time)
      await work()
      time.to = performance.now()
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

async function startServerOf(
  name: string,
  build: string,
  settings: NodeJS.ProcessEnv,
  write: (text: string) => void,
): Promise<Server> {
  const start = async (folder: string) => {
    const inspector = Promise.withResolvers<string>()
    const inspected = { ...settings, NODE_OPTIONS: '--inspect=127.0.0.1:0' }
    const service = startService(path.join(folder, build, 'main.mjs'), inspected, (text) => {
      write(text)
      const address = /ws:\/\/\S+/.exec(text)?.[0]
      if (address !== undefined) inspector.resolve(address)
    })
    const port = await service.ready
    if (port === undefined) throw new Error(`The ${name} did not start.`)
    const address = await inspector.promise
    const pid = Number(await evaluateIn(address, 'process.pid'))
    return { url: `http://127.0.0.1:${port}`, pid, inspector: address, stop: service.stop }
  }
  const server: Server = {
    name,
    ...(await start(builds)),
    startAgain: async (folder = builds) => void Object.assign(server, await start(folder)),
  }
  return server
}

/** The servers write to standard output. A new file begins without a restart, as journald does it. */
async function openLog(folder: string) {
  const logs = path.join(folder, 'logs')
  await mkdir(logs)
  const current = path.join(logs, 'servers.log')
  let file = createWriteStream(current)
  return {
    write: (text: string) => void file.write(text),
    rotate: async () => {
      await rename(current, `${current}.1`)
      file.end()
      file = createWriteStream(current)
    },
    end: () => void file.end(),
  }
}
