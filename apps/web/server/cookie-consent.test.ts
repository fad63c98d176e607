import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { hostName } from '@clairmemoire/domain/product'
import { eventually } from '@clairmemoire/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forwardingLimits } from './forwarding/forwarding-limit.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const host = `${hostName}.fr`
const page = `http://${host}/mentions-legales`
const banner = 'Nous utilisons des cookies</h2>'

/** A backend that records the requests it receives. */
const proofs: { path: string | undefined; address: unknown; body: string }[] = []
let status = 204
const backend = createServer((request, response) => {
  const { url, headers } = request
  void text(request).then((body) => {
    proofs.push({ path: url, address: headers['x-forwarded-for'], body })
    response.writeHead(status).end()
  })
})

let site: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  site = await startTestSite({ BACKEND_URL: `http://127.0.0.1:${port}`, COOKIE_QUESTION: 'always' })
})
afterAll(async () => {
  await site.close()
  await new Promise((resolve) => backend.close(resolve))
})
beforeEach(() => {
  status = 204
  proofs.splice(0)
})

const read = async (headers: Record<string, string>, path = '/') => (await site.fetch(path, { host, headers })).text()

const send = (words: readonly string[], headers: Record<string, string> = {}) =>
  site.fetch('/cookie-consent', {
    host,
    method: 'POST',
    body: new URLSearchParams(words.map((word) => ['consent', word])),
    headers: { origin: `http://${host}`, referer: page, ...headers },
  })

const cookieOf = (response: Response) => /cookie-comply=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

describe('a page', () => {
  test('asks visitors without a choice, in their language', async () => {
    expect(await read({})).toContain(banner)
    const english = await site.fetch('/', { host: `${hostName}.com` })
    expect(await english.text()).toContain('We use cookies</h2>')
  })

  test.each(['/trouver-un-essai', '/votre-demande', '/recommendations'])(
    'asks nothing if it is a form or a result, because nothing is measured there: %s',
    async (path) => {
      expect(await read({}, path)).not.toContain('consent-banner')
    },
  )

  test('asks nothing where no service needs a consent', async () => {
    const without = await startTestSite()
    expect(await (await without.fetch('/', { host })).text()).not.toContain('consent-banner')
    await without.close()
    const counted = await startTestSite({ MATOMO_URL: 'https://matomo.example', MATOMO_SITE_ID: '1' })
    expect(await (await counted.fetch('/', { host })).text()).toContain(banner)
    await counted.close()
  })

  test('does not ask visitors who have already chosen (R4-31)', async () => {
    const cookie = `cookie-comply=${cookieOf(await send(['required']))}`
    const html = await read({ cookie })
    expect(html).not.toContain('consent-banner')
    expect(html).toContain('"asksConsent":false')
  })

  test.each([
    'cookie-comply=',
    'cookie-comply=true',
    'cookie-comply=%7B%22version%22%3A0%7D',
    'cookie-comply=%E0%A4%A',
    `cookie-comply=${encodeURIComponent(JSON.stringify(cookieConsent(['all'], new Date('2025-01-01'))))}`,
    `cookie-comply=${encodeURIComponent(JSON.stringify(cookieConsent(['all'], new Date('2099-01-01'))))}`,
  ])('asks again if the choice is not valid: %s', async (cookie) => {
    expect(await read({ cookie })).toContain(banner)
  })

  test('asks nobody whose browser sends Global Privacy Control, and names that header in Vary', async () => {
    const answer = await site.fetch('/', { host, headers: { 'sec-gpc': '1' } })
    expect(await answer.text()).not.toContain('consent-banner')
    expect(answer.headers.get('vary')).toContain('Sec-GPC')
  })
})

describe('a submitted choice', () => {
  test.each([
    [['all'], ['essential', 'audience', 'product', 'tracking']],
    [['required'], ['essential', 'audience']],
    [['tracking'], ['essential', 'audience', 'tracking']],
    [
      ['product', 'tracking', 'required'],
      ['essential', 'audience'],
    ],
    [[], ['essential', 'audience']],
    [
      ['advertising', '__proto__'],
      ['essential', 'audience'],
    ],
  ])('of %j is stored for half a year as %j, with an anonymous proof', async (words, values) => {
    const response = await send(words)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mentions-legales'])
    const saved: unknown = JSON.parse(decodeURIComponent(cookieOf(response) ?? ''))
    expect(saved).toMatchObject({ version: 1, values })
    expect(response.headers.get('set-cookie')).toMatch(/; Max-Age=15724800; Path=\/; SameSite=Lax$/)
    await vi.waitFor(() => expect(proofs).toHaveLength(1), eventually)
    const [proof] = proofs
    expect(proof).toMatchObject({ path: '/api/cookie-consents/', address: '127.0.0.1' })
    const { id, ...fields } = JSON.parse(proof?.body ?? '') as { id: string }
    expect(fields).toEqual({ version: 1, values, locale: 'fr' })
    expect(JSON.stringify(saved)).not.toContain(id)
  })

  test('is valid even if the backend rejects its proof, which is not sent again', async () => {
    status = 429
    expect(cookieOf(await send(['required']))).toBeDefined()
    await vi.waitFor(() => expect(proofs).toHaveLength(1), eventually)
    // This is longer than the first delay before a retry.
    await pause(1_500)
    expect(proofs).toHaveLength(1)
  })

  test('is valid each time that one address repeats it, and is recorded up to a limit', async () => {
    const noise = { 'x-forwarded-for': '192.0.2.7' }
    for (let sent = 0; sent < forwardingLimits.perNetwork + 100; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => send(['required'], noise)))
    expect(cookieOf(await send(['required'], noise))).toBeDefined()
    await send(['required'], { 'x-forwarded-for': '192.0.2.8' })
    const from = (address: string) => proofs.filter((proof) => String(proof.address).startsWith(address)).length
    await vi.waitFor(() => expect(from('192.0.2.8')).toBe(1), eventually)
    expect(from('192.0.2.7')).toBeLessThanOrEqual(forwardingLimits.perNetwork)
  })

  test.each(['https://evil.example', 'null', '', `http://${host}.evil.example`])(
    'is rejected if it comes from another site: %s',
    async (origin) => {
      const response = await send(['all'], { origin })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    },
  )
})
