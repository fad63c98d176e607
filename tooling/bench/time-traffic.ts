import { randomInt, randomUUID } from 'node:crypto'
import { uploads } from '@clairmemoire/chaos/attacks'
import { ask } from '@clairmemoire/chaos/honest-visitors'
import { wait } from '@clairmemoire/chaos/wait'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { RunningProduct, Server } from './time-product.ts'

/** A signup that was answered with 201, and the later changes that were acknowledged. */
export interface Acknowledged {
  email: string
  reference: string
  isMoved: boolean
  isCancelled: boolean
  /** Outcomes that the desk recorded. */
  outcomes: number
}

/** What visitors and the desk did until now. */
export interface Ledger {
  signups: Acknowledged[]
  /** How many requests had each verdict. */
  verdicts: Map<string, number>
}

interface Traffic {
  product: RunningProduct
  ledger: Ledger
  nextSignup: () => string
  /** Signs in at the desk and returns an access token. */
  signIn: () => Promise<string | undefined>
}

const actors = { readers: 14, visitors: 5, attackers: 4 }
/** In milliseconds: between two requests of a person, the attack on a site by uploads in each minute, the life of a token at the desk, and the pause before another try. */
const times = {
  thinking: () => 500 + Math.random() * 1_000,
  attack: 3_000,
  minute: 60_000,
  token: 8 * 60_000,
  retry: 2_000,
}
const maxTries = 60

/** Simulates readers, visitors who send forms, a desk and attackers until aborted, then finishes what has begun. */
export async function runTraffic({ product, ledger, nextSignup, signIn }: Traffic, end: AbortSignal): Promise<void> {
  const { sites, downTimes } = product
  const note = (verdict: string) => void ledger.verdicts.set(verdict, (ledger.verdicts.get(verdict) ?? 0) + 1)
  const wasDown = (from: number, to: number) => downTimes.some((time) => time.from <= to && from <= time.to)
  const think = () => wait(times.thinking(), end)
  /** Sends requests to either site as nginx does, for a visitor with this address. */
  const from = (address: string, language = oneOf(locales), noted = note) => {
    const host = new URL(siteOrigin(language, 'production')).host
    const forwarded = {
      'x-forwarded-for': address,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      connection: 'close',
    }
    return (path: string, init: Sent = {}) =>
      ask({ origin: oneOf(sites).url, note: noted, wasDown }, path, {
        ...init,
        headers: { ...forwarded, ...init.headers },
      })
  }
  const pages = await Promise.all(
    locales.map(async (language) => ({ language, paths: await pagesOf(oneOf(sites), language) })),
  )

  async function read(): Promise<void> {
    while (!end.aborted) {
      const { language, paths } = oneOf(pages)
      const get = from(anyAddress(), language)
      const page = await get(oneOf(paths))
      for (const asset of (page?.match(/\/assets\/[\w.-]+/g) ?? []).slice(0, 2)) {
        await think()
        if (!end.aborted) await get(asset)
      }
      await think()
    }
  }

  async function sendForms(): Promise<void> {
    while (!end.aborted) {
      const request = from(anyAddress())
      const send = (method: string, path: string, body: string) => untilServed(request, method, path, body)
      const body = nextSignup()
      const { email } = (JSON.parse(body) as { call: { email: string } }).call
      const answer = await send('POST', '/api/trials/signup', body)
      if (answer === undefined) continue
      const { reference, private_link_id: key } = JSON.parse(answer) as { reference: string; private_link_id: string }
      const signup = { email, reference, isMoved: false, isCancelled: false, outcomes: 0 }
      const page = `/api/requests/${key}`
      const change = async (changes: object) => {
        await think()
        const seen = end.aborted ? undefined : await request(page)
        if (seen === undefined) return false
        const { version } = JSON.parse(seen) as { version: number }
        return (await send('PATCH', page, JSON.stringify({ version, ...changes }))) !== undefined
      }
      signup.isMoved = await change({
        callback: { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' },
      })
      if (Math.random() < 0.3) signup.isCancelled = await change({ cancel_call: true })
      ledger.signups.push(signup)
      await think()
    }
  }

  let token: string | undefined
  async function signInAgain(): Promise<void> {
    while (!end.aborted) {
      const next = await signIn().catch(() => undefined)
      token = next ?? token
      await wait(next === undefined ? times.retry : times.token, end)
    }
  }

  async function work(): Promise<void> {
    const request = from('192.0.2.1')
    while (!end.aborted) {
      await think()
      if (token === undefined || end.aborted) continue
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      await request('/api/desk/requests/?list=now', { headers })
      const call = ledger.signups.findLast(({ isCancelled, outcomes }) => !isCancelled && outcomes === 0)
      if (call === undefined || end.aborted) continue
      const path = `/api/desk/requests/${call.reference}/`
      const record = await request(path, { headers })
      if (record === undefined) continue
      const { version } = JSON.parse(record) as { version: number }
      const outcome = JSON.stringify({ version, outcome: 'no_answer', note: '' })
      if ((await untilServed(request, 'POST', `${path}outcomes/`, outcome, headers)) !== undefined) call.outcomes += 1
    }
  }

  /** Reads the stream of a desk, and opens it again when it ends. */
  async function follow(site: Server): Promise<void> {
    for (; !end.aborted; await wait(times.retry, end)) {
      if (token === undefined) continue
      const headers = { authorization: `Bearer ${token}` }
      const stream = fetch(`${site.url}/api/desk/changes/`, { headers, signal: end })
      await stream.then((answer) => answer.text()).catch(() => undefined)
    }
  }

  async function disturb(address: string): Promise<void> {
    const send = from(address, 'fr', (verdict) => note(verdict.startsWith('answered 4') ? 'refused' : verdict))
    while (!end.aborted) {
      await wait(times.thinking() / 2, end)
      const [path, init] = oneOf(nonsense)()
      if (!end.aborted) await send(path, init)
    }
  }

  async function attack(): Promise<void> {
    while (!end.aborted) {
      const port = Number(new URL(oneOf(sites).url).port)
      await oneOf(Object.values(uploads))({ port }, AbortSignal.any([end, AbortSignal.timeout(times.attack)]))
      await wait(times.minute, end)
    }
  }

  const several = (count: number, act: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, i) => act(i))
  await Promise.all([
    ...several(actors.readers, read),
    ...several(actors.visitors, sendForms),
    ...several(actors.attackers, (index) => disturb(`203.0.113.${index + 1}`)),
    ...sites.map(follow),
    signInAgain(),
    work(),
    attack(),
  ])
}

interface Sent {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

type Ask = (path: string, init?: Sent) => Promise<string | undefined>

/** Repeats a request with the same idempotency key until it is served; returns undefined if the last try failed too. */
async function untilServed(request: Ask, method: string, path: string, body: string, headers: Sent['headers'] = {}) {
  const init = {
    method,
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const answer = await request(path, init)
    if (answer !== undefined) return answer
    await wait(times.retry)
  }
  return undefined
}

/** The paths of all pages in a language. */
async function pagesOf(site: Server, language: Locale): Promise<string[]> {
  const origin = siteOrigin(language, 'production')
  const headers = { 'x-forwarded-host': new URL(origin).host, 'x-forwarded-proto': 'https' }
  const map = await (await fetch(`${site.url}/sitemap.xml`, { headers })).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address, origin).pathname)
}

const json = { 'content-type': 'application/json' }

/** Requests that have no sensible answer. */
const nonsense: readonly (() => [path: string, init?: Sent])[] = [
  () => [`/wp-login.php?${randomUUID()}`],
  () => [`/${randomUUID()}`],
  () => [`/api/requests/${randomUUID().replaceAll('-', '').slice(0, 22)}`],
  () => ['/api/trials/signup', { method: 'POST', headers: json, body: '{"locale":' }],
  () => ['/api/trials/signup', { method: 'POST', headers: json, body: 'x'.repeat(300_000) }],
  () => [
    '/api/auth/login/',
    { method: 'POST', headers: json, body: '{"email":"a@b.example","password":"guessed-again"}' },
  ],
  () => ['/', { method: 'DELETE' }],
]

function anyAddress(): string {
  return `198.51.${randomInt(256)}.${randomInt(256)}`
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}
