import type { CallSlots } from '@clairmemoire/api-client/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactRequest, friday, recommendationRequest, signup } from '../../testing/requests.ts'
import { type TestBackend, testBackend } from '../../testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await testBackend({ now: friday, trustProxy: 'loopback' })
})
afterAll(() => backend[Symbol.asyncDispose]())

const mutations = [
  ['/api/trials/signup', signup()],
  ['/api/mail/create-contact/', contactRequest()],
  ['/api/trials/trial-signup-recommendation', recommendationRequest()],
] as const

const everything = async () => {
  const { rows } = await backend.database.execute(
    sql`select (select count(*) from request) + (select count(*) from contact) + (select count(*) from consent) as rows`,
  )
  return rows
}

describe.each(mutations)('a bad body for %s', (url, good) => {
  it.each([
    ['malformed JSON', '{"locale":', 400],
    ['an empty body', '', 400],
    ['a list', '[]', 400],
    ['a text', '"locale"', 400],
    ['null', 'null', 400],
    ['a prototype', '{"__proto__":{"admin":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 400],
    ['two megabytes', JSON.stringify({ ...good, first_name: 'x'.repeat(2_000_000) }), 413],
    [
      'ten thousand unknown fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, n]))),
      400,
    ],
  ])('%# (%s) is refused and nothing is stored', async (_, payload, status) => {
    const before = await everything()
    const answer = await backend.post(url, payload)
    expect(answer.status).toBe(status)
    expect(answer.text.length).toBeLessThan(10_000)
    expect(await everything()).toEqual(before)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; charset=application/json',
  ])('of the type %s is refused, although it is valid JSON', async (type) => {
    const before = await everything()
    const { status } = await backend.post(url, good, { 'content-type': type })
    expect(status).toBe(415)
    expect(await everything()).toEqual(before)
  })

  it('that is missing is rejected', async () => {
    const { status } = await backend.call('POST', url)
    expect(status).toBe(400)
  })
})

describe('an address', () => {
  it.each([
    '/api/trials/call-slots',
    '/api/trials/call-slots/',
    '/api/survey/trial-finder',
    '/api/survey/trial-finder/',
    '/healthz/',
    '/readyz',
  ])('works with and without its last slash: %s', async (url) => {
    expect((await backend.call('GET', url)).status).toBe(200)
  })

  it.each([
    '/',
    '/api/',
    '/api/trials/none',
    '/api/survey/none',
    '/api/survey/constructor',
    '/api/survey/..%2f..%2fetc',
  ])('that does not exist is answered with 404: %s', async (url) => {
    const { status, body } = await backend.call('GET', url)
    expect([status, body]).toEqual([404, { detail: 'Not found.', code: 'not_found' }])
  })

  it('that cannot be decoded is a bad request', async () => {
    expect((await backend.call('GET', '/api/survey/%E0%A4%A')).status).toBe(400)
  })

  it.each([
    ['DELETE', '/api/trials/signup', 'POST'],
    ['GET', '/api/mail/create-contact/', 'POST'],
    ['PUT', '/api/survey/trial-finder', 'GET, POST, HEAD'],
    ['OPTIONS', '/api/trials/call-slots', 'GET, HEAD'],
  ] as const)('refuses %s %s and says what it allows', async (method, url, allowed) => {
    const { status, headers } = await backend.call(method, url)
    expect([status, headers['allow']]).toEqual([405, allowed])
  })

  it('refuses a method before it reads a body', async () => {
    const { status } = await backend.call('POST', '/healthz', {
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    })
    expect(status).toBe(405)
  })

  it('has responses that must not be cached', async () => {
    const { headers } = await backend.call('GET', '/api/trials/call-slots')
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a query', () => {
  it.each(['locale=de', 'locale=fr&locale=en', 'locale=', 'locale[]=fr'])(
    '%s is rejected, unless the parameter is unknown',
    async (query) => {
      const { status } = await backend.call('GET', `/api/survey/trial-finder/?${query}`)
      expect(status).toBe(query.startsWith('locale[]') ? 200 : 400)
    },
  )

  it('without a zone is rejected in the United States', async () => {
    const { status, body } = await backend.call('GET', '/api/trials/call-slots?locale=en')
    expect([status, body]).toMatchObject([400, { time_zone: [{ code: 'required' }] }])
  })

  it('chooses the country of the calls, whatever the language', async () => {
    const zoneOf = async (query: string) =>
      ((await backend.call('GET', `/api/trials/call-slots?${query}`)).body as CallSlots).time_zone
    expect(await zoneOf('locale=en&country=FR')).toBe('Europe/Paris')
    expect(await zoneOf('locale=fr&country=US&time_zone=America/Denver')).toBe('America/Denver')
    expect(await zoneOf('locale=fr&country=US&time_zone=Europe/Paris')).toBe('America/New_York')
  })

  it.each(['Mars/Base', '+02:00', "Europe/Paris' or 1=1", '%00'])('with the zone %s is rejected', async (zone) => {
    const { status } = await backend.call('GET', `/api/trials/call-slots?locale=en&time_zone=${zone}`)
    expect(status).toBe(400)
  })

  it('chooses the language of a questionnaire, which is French by default', async () => {
    const titles = await Promise.all(
      ['', '?locale=fr', '?locale=en'].map(
        async (query) => (await backend.call('GET', `/api/survey/trial-finder/${query}`)).body,
      ),
    )
    expect(titles).toMatchObject([
      { title: 'Trouver une étude' },
      { title: 'Trouver une étude' },
      { title: 'Find a study' },
    ])
  })
})

describe('the csrf cookie', () => {
  const cookieOf = async (headers: Record<string, string> = {}) => {
    const answer = await backend.call('GET', '/api/auth/csrf/', { headers })
    expect(answer.status).toBe(204)
    return String(answer.headers['set-cookie'])
  }

  it('can be read by the page and stays on the site', async () => {
    const cookie = await cookieOf()
    expect(cookie).toMatch(/^csrftoken=[\w-]{32}; Path=\/; SameSite=Lax$/)
  })

  it('is Secure exactly when the request came by https', async () => {
    expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toContain('; Secure')
    expect(await cookieOf({ 'x-forwarded-proto': 'http' })).not.toContain('Secure')
  })

  it('keeps its value in a browser that has the cookie, unless the value is malformed', async () => {
    const token = 'a'.repeat(32)
    expect(await cookieOf({ cookie: `csrftoken=${token}` })).toContain(token)
    expect(await cookieOf({ cookie: 'csrftoken=x' })).not.toContain('csrftoken=x;')
  })
})

describe('a request', () => {
  it('with a stale bearer token to a public operation succeeds', async () => {
    const { status } = await backend.post('/api/trials/trial-signup-recommendation', recommendationRequest(), {
      authorization: 'Bearer expired.token.here',
    })
    expect(status).toBe(200)
  })
})

describe('without a database', () => {
  it('every operation that needs it answers 503, and the log contains nothing about the visitor', async () => {
    let failures = ''
    await using cut = await testBackend({
      now: friday,
      // The rate limits are counted in the database.
      limits: { submissionsPerMinute: 5 },
      onFailure: (line) => void (failures += line),
    })
    const { rows } = await cut.database.execute<{ name: string }>(sql`select current_database() as name`)
    await using observer = await testBackend()
    await observer.database.execute(sql.raw(`alter database ${rows[0]?.name} allow_connections false`))
    await observer.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${rows[0]?.name}`,
    )
    const answers = await Promise.all([
      cut.call('GET', '/readyz'),
      ...mutations.map(([url, body]) => cut.post(url, body)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['10', '10', '10', '10'])
    expect(failures).toContain('database fails')
    expect(failures + cut.logged()).not.toMatch(/camille|sam@|exemple|0199|75011/i)
    await observer.database.execute(sql.raw(`alter database ${rows[0]?.name} allow_connections true`))
  })
})
