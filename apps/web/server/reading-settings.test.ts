import { hostName } from '@clairmemoire/domain/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

const host = `${hostName}.fr`
const page = `http://${host}/mentions-legales`
const usual = '<html lang="fr">'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const rootOf = async (cookie: string, path = '/') => {
  const html = await (await site.fetch(path, { host, headers: { cookie } })).text()
  return /<html[^>]*>/.exec(html)?.[0]
}

/** Submits the form with these words from a page, as a browser does. */
const send = (words: readonly string[], headers: Record<string, string> = {}) =>
  site.fetch('/reading-settings', {
    host,
    method: 'POST',
    body: new URLSearchParams(words.map((word) => ['reading', word])),
    headers: { origin: `http://${host}`, referer: page, ...headers },
  })

describe('a page', () => {
  test.each([
    ['a-plus', '<html lang="fr" data-text-size="a-plus">'],
    ['a.calm', '<html lang="fr" data-calm="">'],
    [
      'a-plus-plus.calm.keep-messages',
      '<html lang="fr" data-text-size="a-plus-plus" data-calm="" data-keep-messages="">',
    ],
  ])('is sent with the settings of the reader: %s', async (value, root) => {
    expect(await rootOf(`reading=${value}`)).toBe(root)
    expect(await rootOf(`reading=${value}`, '/trouver-un-essai')).toBe(root)
  })

  test.each([
    '',
    'reading=',
    'reading=a-plus"onload="x',
    'reading=%22%3E%3Cscript%3E',
    'reading=a-plus.calm.calm',
    `reading=${'a'.repeat(3000)}`,
    'reading=%E0%A4%A',
    'reading=__proto__',
    'reading2=a-plus',
  ])('has the default settings with the cookie %j', async (cookie) => {
    expect(await rootOf(cookie)).toBe(usual)
  })

  test('shows the current choice in its form, also without JavaScript', async () => {
    const html = await (await site.fetch('/', { host, headers: { cookie: 'reading=a-plus.calm' } })).text()
    const chosen = Array.from(
      html.matchAll(/<input[^>]*checked=""[^>]*value="([\w-]+)"|<input[^>]*value="([\w-]+)"[^>]*checked=""/g),
    )
    expect(chosen.map(([, before, after]) => before ?? after)).toEqual(['a-plus', 'calm'])
  })

  test('tells caches that it depends on cookies and must be revalidated', async () => {
    const answers = await Promise.all(
      ['', 'reading=a-plus'].map((cookie) => site.fetch('/', { host, headers: { cookie } })),
    )
    const [first, second] = answers.map(({ headers }) => headers.get('etag'))
    expect(first).not.toBe(second)
    for (const { headers } of answers) {
      expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
        'Cookie, Accept-Encoding, Sec-GPC, Save-Data',
        'no-cache',
      ])
    }
  })
})

describe('a submitted choice', () => {
  test('is stored for a year, and redirects to the form on its page', async () => {
    const response = await send(['a-plus', 'calm'])
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mentions-legales#reading-settings'])
    expect(response.headers.get('set-cookie')).toBe('reading=a-plus.calm; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is stored in a Secure cookie if the page was sent by https', async () => {
    const response = await send(['a-plus'], { origin: `https://${host}`, 'x-forwarded-proto': 'https' })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/)
  })

  test.each([[['a']], [[]], [['a-plus', 'shout']], [['calm', 'a-plus']]])(
    'sets no cookie if it is the default or not in the form: %j',
    async (words) => {
      expect((await send(words)).headers.get('set-cookie')).toMatch(/^reading=;.*Expires=Thu, 01 Jan 1970/)
    },
  )

  test.each([
    ['https://evil.example/', '/'],
    [`http://${host}//evil.example/`, '/'],
    [`http://${host}/\\evil.example`, '/'],
    [`http://${host}/nowhere`, '/'],
    ['no address', '/'],
    [`http://${host}/essais-cliniques?x=1#y`, '/essais-cliniques'],
  ])('from %s leads to %s and never to another site', async (referer, path) => {
    expect((await send(['a-plus'], { referer })).headers.get('location')).toBe(`${path}#reading-settings`)
  })

  test.each(['https://evil.example', 'null', '', `http://${host}.evil.example`])(
    'is rejected if it comes from another site: %s',
    async (origin) => {
      const response = await send(['a-plus'], { origin })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    },
  )

  test('is rejected if it has another content type or is too long', async () => {
    const headers = { origin: `http://${host}`, 'content-type': 'application/json' }
    const json = await site.fetch('/reading-settings', { host, method: 'POST', body: '{}', headers })
    expect(json.status).toBe(415)
    expect((await send(['a'.repeat(2000)])).status).toBe(413)
  })
})
