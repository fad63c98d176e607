import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { type Service, startService } from '@clairmemoire/launch/service'
import { type Collected, startCollectors } from './collectors.ts'
import { startContractProxy } from './contract-proxy.ts'
import { readRows } from './database.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { freePort, type Phones, startKannelPhones, startPhones } from './phones.ts'
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts'

/**
 * The running product with its own data: site, backend, content service, database and mail server, behind a TLS proxy. Another proxy
 * between site and backend checks every call against the contract.
 */
export interface Stack {
  /** Serves every host of the product over https. */
  tlsPort: number
  mailbox: Mailbox
  phones: Phones
  /** The calls to services outside the site, from every page that this worker opened. */
  collected: Collected[]
  /** Returns the violations of the contract between site and backend since the last call. */
  takeViolations: () => string[]
  /** The output of all servers. */
  output: () => string
  rows: (query: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
  /** Runs `pnpm users` as an operator does, and returns its output. */
  users: (...words: string[]) => Promise<string>
  loseResponsesTo: TlsProxy['loseResponsesTo']
  serveScripts: TlsProxy['serveScripts']
  delayFiles: TlsProxy['delayFiles']
  stopBackend: () => Promise<void>
  startBackend: () => Promise<void>
  stopContent: () => Promise<void>
  startContent: () => Promise<void>
  /** Writes a document into the stack's copy of the content, such as `studies/predictom.yaml`. Without a text, removes it. */
  writeDocument: (file: string, text: string | undefined) => Promise<void>
  /** Deletes the stored studies. A backend that starts afterwards has never read a study. */
  deleteStudies: () => Promise<void>
  close: () => Promise<void>
}

/** Every host of the product, production and staging. */
export const hosts = (['production', 'staging'] as const).flatMap((environment) =>
  locales.map((locale) => new URL(siteOrigin(locale, environment)).hostname),
)

/** The address that receives the mails to the clinic. */
export const deskEmail = 'desk@clinic.example'

/** The folder of the content documents in this repository. */
export const repositoryContent = path.resolve(import.meta.dirname, '../../../cms/content')

const usersCommand = path.resolve(import.meta.dirname, '../../../backend/commands/users.ts')

export async function startStack(sms: 'off' | 'on' = 'off'): Promise<Stack> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'browser-tests-'))
  const mailbox = await startMailbox()
  const collectors = await startCollectors()
  let output = ''
  const start = (entry: string, settings: NodeJS.ProcessEnv) =>
    startService(entry, settings, (text) => {
      output += text
      process.stderr.write(text)
    })
  const settings = {
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    SMTP_URL: mailbox.url,
    DESK_EMAIL: deskEmail,
    TRUST_PROXY: 'loopback',
    // The limits are off, because all test visitors share one IP address and one busy machine.
    RATE_LIMIT_SUBMISSIONS: 'off',
    PROOF_OF_WORK_FROM: 'off',
    // Many tests book the first time of the first day. Only last-time.spec.ts tests the limit.
    CALLS_AT_ONCE: '99',
    RATE_LIMIT_READS: 'off',
    MAX_EVENT_LOOP_DELAY: 'off',
    SMS: sms,
    SMS_COUNTRIES: 'FR,US',
  }
  const content = path.join(dataDirectory, 'documents')
  await cp(repositoryContent, content, { recursive: true })
  const startCms = (port: string) =>
    start('apps/cms/embedded/src/main.ts', { CMS_PORT: port, CMS_CONTENT_DIR: content })
  let cms = startCms('0')
  const cmsPort = await portOf(cms)
  // A gateway has to know the port of the backend, and the backend the address of the gateway.
  const firstPort = sms === 'on' ? await freePort() : 0
  const phones = await (sms === 'on' ? startKannelPhones : startPhones)(firstPort)
  const backendSettings = { ...phones.settings, ...settings, CMS_URL: `http://127.0.0.1:${cmsPort}` }
  let backend = start('apps/backend/src/server/main.ts', { ...backendSettings, BACKEND_PORT: String(firstPort) })
  const backendPort = await portOf(backend)
  const contract = await startContractProxy(backendPort)
  const site = start('apps/web/server/main.ts', {
    ...settings,
    PORT: '0',
    BACKEND_URL: `http://127.0.0.1:${contract.port}`,
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    MATOMO_URL: collectors.url,
    MATOMO_SITE_ID: '1',
    SENTRY_DSN: `${collectors.url.replace('://', '://key@')}/1`,
    POSTHOG_URL: collectors.url,
    POSTHOG_KEY: 'project',
  })
  const proxy = await startTlsProxy(await portOf(site), hosts)

  return {
    tlsPort: proxy.port,
    mailbox,
    phones,
    collected: collectors.collected,
    takeViolations: contract.takeViolations,
    output: () => output,
    rows: (query, values = []) => readRows(dataDirectory, query, values),
    async users(...words) {
      const env = { ...process.env, ...backendSettings }
      const { stdout } = await promisify(execFile)(process.execPath, [usersCommand, ...words], { env })
      return stdout
    },
    loseResponsesTo: proxy.loseResponsesTo,
    serveScripts: proxy.serveScripts,
    delayFiles: proxy.delayFiles,
    async stopBackend() {
      await backend.stop()
    },
    async startBackend() {
      backend = start('apps/backend/src/server/main.ts', { ...backendSettings, BACKEND_PORT: String(backendPort) })
      await portOf(backend)
    },
    async stopContent() {
      await cms.stop()
    },
    async startContent() {
      cms = startCms(String(cmsPort))
      await portOf(cms)
    },
    async writeDocument(file, text) {
      const document = path.join(content, file)
      await (text === undefined ? rm(document) : writeFile(document, text))
    },
    deleteStudies: () => rm(path.join(dataDirectory, 'studies.json')),
    async close() {
      await proxy.close()
      await site.stop()
      await contract.close()
      await cms.stop()
      await backend.stop()
      await mailbox.close()
      await phones.close()
      await collectors.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
  }
}

async function portOf(service: Service): Promise<number> {
  const port = await service.ready
  if (port === undefined) throw new Error('A server of the stack ended before it was ready; its reason is above.')
  return port
}
