import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Study, StudySites } from '@clairmemoire/domain/study'
import { studiesAt } from '@clairmemoire/domain/studies'
import { logTo } from '@clairmemoire/observability/testing/log-to'
import { type ReportError, reportNothing } from '@clairmemoire/observability/server-error-reports'
import { conformanceTo, unpacked } from '@clairmemoire/openapi/conformance'
import { eventually } from '@clairmemoire/vitest'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import type { Email } from 'postal-mime'
import PostalMime from 'postal-mime'
import { expect, vi } from 'vitest'
import { slotQuotas } from '../src/calls/slot-reservations.ts'
import { followPlaces, withPlaces } from '../src/calls/set-places.ts'
import type { CallDesk, Clinic } from '../src/clinic/clinic.ts'
import type { ListedArticles } from '../src/content/listed-articles.ts'
import type { Backend, OrientationSettings } from '../src/features/backend.ts'
import type { DeskChanges } from '../src/desk/desk-changes.ts'
import { type Delivery, outboxDelivery, sendMail } from '../src/mail/delivery.ts'
import { isSms } from '../src/mail/mail-jobs.ts'
import { openMailQueue } from '../src/mail/queue.ts'
import contract from '@clairmemoire/openapi/openapi.json' with { type: 'json' }
import { backgroundTimeouts, connect, type Database, type Timeouts } from '../src/platform/database/connect.ts'
import { failureLog, jobWatch } from '../src/platform/jobs/failure-log.ts'
import { startJobs } from '../src/platform/jobs/start-jobs.ts'
import { type Limits, withoutLimits } from '../src/platform/overload/limits.ts'
import { openMemoryTests, type ServedInstruments } from '../src/questionnaires/memory-tests.ts'
import { memoryTests, questionnairesFor } from '../src/questionnaires/questionnaires.ts'
import type { RequestSettings } from '../src/requests/stored-request.ts'
import { buildApp } from '../src/server/app.ts'
import { callHandlers, lettersWith, smsKinds, stopTexts } from '../src/server/kinds.ts'
import { openSessionKey, type SessionSettings } from '../src/sessions/session-settings.ts'
import type { OutgoingSms, SmsGateway } from '../src/sms/gateway.ts'
import { isReached, type SendingSettings, sendSms } from '../src/sms/send-sms.ts'
import { migratedDatabase } from './test-database.ts'

export const clinic: Clinic = {
  name: 'Sample',
  addresses: { fr: '1 rue des Lilas, Paris', en: '1 Lilac Street, Paris' },
  mailFrom: 'from@sample.example',
  bouncesTo: 'bounces@sample.example',
  deskEmail: 'desk@sample.example',
  deskLocale: 'fr',
  deskCountry: 'FR',
  phones: { FR: '+33199001234', US: '+12025550142' },
  sites: { fr: 'https://sample.fr.example', en: 'https://sample.example' },
  calls: {
    hours: { morning: { opens: 9 * 60, closes: 12 * 60 }, afternoon: { opens: 14 * 60, closes: 17 * 60 } },
    closedDays: new Set(),
    atOnce: undefined,
    places: new Map(),
  },
}

const gatewayPassword = 'REPORTS_SECRET'

/** The headers with which the SMS gateway reports. */
export const gatewaySignIn = { authorization: `Basic ${btoa(`gateway:${gatewayPassword}`)}` }

export interface TestAnswer {
  status: number
  headers: Record<string, unknown>
  body: unknown
  text: string
}

/** A backend with a real database, an outbox for mails and a fixed clock. Every response is validated against the contract. */
export interface TestBackend extends AsyncDisposable {
  database: Database
  /** Dependencies of its operations and jobs. */
  whole: Backend
  databaseUrl: string
  call: (
    method: InjectOptions['method'],
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload' | 'remoteAddress'>,
  ) => Promise<TestAnswer>
  post: (url: string, body: unknown, headers?: Record<string, string>) => Promise<TestAnswer>
  setNow: (instant: string) => void
  /** Replaces the published studies. */
  setStudies: (studies: readonly Study[]) => void
  /** Sends waiting mails at once, waits until this number of mails was sent, and returns them. */
  mails: (expected: number) => Promise<Email[]>
  /** The same for text messages. */
  texts: (expected: number) => Promise<readonly OutgoingSms[]>
  logged: () => string
}

const { answerViolations } = conformanceTo(contract)

export interface TestBackendOptions {
  now?: string
  /** A migrated database; by default a new one. */
  databaseUrl?: string
  trustProxy?: boolean | string
  limits?: Partial<Limits>
  /** The default is the long timeouts of jobs, because a busy machine is slow. */
  timeouts?: Timeouts
  delivery?: (outbox: string) => Delivery
  /** Settings of text messages; by default they are on. */
  sms?: Partial<SendingSettings>
  /** Called before a text message is recorded in `texts`; an error keeps it out. */
  gateway?: SmsGateway
  articles?: ListedArticles
  memoryTests?: ServedInstruments
  orientation?: Partial<OrientationSettings>
  requests?: Partial<RequestSettings>
  calls?: Partial<CallDesk>
  sessions?: Partial<SessionSettings>
  studySites?: StudySites
  /** Called with log lines about database outages and failed jobs. */
  onFailure?: (line: string) => void
  reportError?: ReportError
}

export async function testBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const url = options.databaseUrl ?? (await migratedDatabase())
  const { database, close } = connect(url, options.timeouts ?? backgroundTimeouts)
  const { reportError = reportNothing } = options
  const failureLines = logTo(options.onFailure ?? (() => undefined))
  const failures = failureLog(failureLines, reportError)
  const jobs = await startJobs(url, failures.report, jobWatch(failureLines, failures))
  const queue = await openMailQueue(jobs.boss, failures)
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  const deliver = (options.delivery ?? ((folder) => outboxDelivery(folder, clinic)))(outbox)
  let logged = ''
  const log = logTo((line) => {
    logged += line
  })
  let published = studiesWith(options.studySites).current()
  const studies = { current: () => published }
  let now = new Date(options.now ?? '2027-03-05T09:00:00Z')
  const clock = () => now
  const accepted: OutgoingSms[] = []
  const gateway: SmsGateway = async (sms) => {
    await options.gateway?.(sms)
    accepted.push(sms)
  }
  const smsSettings: SendingSettings = {
    sms: 'on',
    smsCountries: ['FR', 'US'],
    smsSenders: undefined,
    smsSegmentsPerDay: undefined,
    ...options.sms,
  }
  const mail = sendMail(database, { clinic, letters: lettersWith(studies), deliver })
  const sms = sendSms(database, { clinic, kinds: smsKinds, gateway, settings: smsSettings, log: failures, clock })
  const sending = queue.deliver((order) => (isSms(order.letter) ? sms(order) : mail(order)))
  const places = await followPlaces(database, clock)
  const operations: Omit<Backend, 'desk'> = {
    database,
    mails: queue,
    clinic: withPlaces({ ...clinic, calls: { ...clinic.calls, ...options.calls } }, places),
    places,
    slotQuotaOf: slotQuotas(database, { ...withoutLimits, ...options.limits }),
    articles: options.articles ?? (async () => []),
    memoryTests: await openMemoryTests(database, options.memoryTests ?? memoryTests),
    sms: {
      isOn: smsSettings.sms === 'on',
      reaches: (phone) => isReached(smsSettings, phone),
      reportsSecret: gatewayPassword,
      stop: stopTexts,
    },
    news: { days: 730 },
    studies,
    questionnaires: questionnairesFor(studies),
    sessions: {
      key: await openSessionKey(database),
      origins: Object.values(clinic.sites),
      isLocal: false,
      secondFactor: 'offered',
      ...options.sessions,
    },
    orientation: { informationOnly: false, resultDays: 365, ...options.orientation },
    requests: {
      days: 730,
      consultationTypes: ['video', 'in_person', 'home_visit'],
      ...options.requests,
    },
    clock,
  }
  const desk = { handlers: callHandlers(operations), changes: endedChanges, tryDays: 3, waitDays: 10 }
  const whole: Backend = { ...operations, desk }
  const app = await buildApp(whole, {
    trustProxy: options.trustProxy ?? false,
    limits: { ...withoutLimits, ...options.limits },
    onOutage: failures.report,
    reportError,
    log,
  })

  const call: TestBackend['call'] = async (method = 'GET', path, request = {}) => {
    const response = await app.inject({ method, url: path, ...request })
    const { statusCode: status, headers } = response
    const text = unpacked({ headers, body: response.rawPayload })
    const sent = { method, url: path, headers: {}, body: '' }
    expect(answerViolations(sent, { status, headers, body: text })).toEqual([])
    const isStream = headers['content-type'] === 'text/event-stream'
    const body: unknown = text === '' || isStream ? undefined : JSON.parse(text)
    return { status, headers, body, text }
  }

  return {
    database,
    whole,
    databaseUrl: url,
    call,
    post: (path, body, headers = {}) =>
      call('POST', path, {
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    setNow: (instant) => {
      now = new Date(instant)
    },
    setStudies: (changed) => {
      published = changed
    },
    mails: async (expected) => {
      await sendWaiting(database)
      for (let tries = 0; tries < 1200 && (await outboxFiles(outbox)).length < expected; tries += 1) await pause(50)
      return Promise.all((await outboxFiles(outbox)).map(async (file) => PostalMime.parse(await readFile(file))))
    },
    texts: async (expected) => {
      await sendWaiting(database)
      await vi.waitUntil(() => accepted.length >= expected, eventually)
      return [...accepted]
    },
    logged: () => logged,
    async [Symbol.asyncDispose]() {
      await app.close()
      await places[Symbol.asyncDispose]()
      await sending.stop()
      await jobs.stop()
      await close()
      await rm(outbox, { recursive: true })
    },
  }
}

/** Sends the mails that wait until an outcome can no longer be undone, and the text messages that wait for a further change. */
async function sendWaiting(database: Database): Promise<void> {
  await database.execute(sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'created'`)
}

/** Each stream of the desk ends after its first event. */
const endedChanges: DeskChanges = {
  follow: ({ end }) => {
    end()
    return () => undefined
  },
  version: () => undefined,
  stop: async () => undefined,
}

/** The studies of the repository, with entered sites. */
export function studiesWith(entered: StudySites = {}): { current: () => readonly Study[] } {
  const studies = studiesAt(sampleStudies, { entered, showsSamples: true })
  return { current: () => studies }
}

async function outboxFiles(outbox: string): Promise<string[]> {
  const names = await readdir(outbox)
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name))
}
