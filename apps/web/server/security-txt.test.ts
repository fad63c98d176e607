import { hostName } from '@clairmemoire/domain/product'
import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { unsetOperator } from './operator-facts.ts'
import { serveSecurityTxt } from './security-txt.ts'

const operator = { ...unsetOperator, deskEmail: 'desk@clinic.example' }

async function asked(host: string, now: string, of = operator, headers = {}) {
  const app = Fastify()
  await app.register(cookies)
  serveSecurityTxt(app, of, () => new Date(now))
  return app.inject({ url: '/.well-known/security.txt', headers: { host, ...headers } })
}

function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
}

describe('security.txt', () => {
  it.each([
    ['fr', {}],
    ['com', {}],
    ['fr', { cookie: 'lang_override=en' }],
  ])('has at .%s the contact, its canonical address, and the policy in both languages', async (host, headers) => {
    const answer = await asked(`${hostName}.${host}`, '2026-11-23T15:00:00Z', operator, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:desk@clinic.example',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: fr, en',
      `Canonical: https://${hostName}.fr/.well-known/security.txt`,
      `Canonical: https://${hostName}.com/.well-known/security.txt`,
      `Policy: https://${hostName}.fr/securite`,
      `Policy: https://${hostName}.com/security`,
      '',
    ])
  })

  it("names the operator's security address", async () => {
    const own = { ...operator, securityEmail: 'security@clinic.example' }
    const { Contact } = fieldsOf((await asked(`${hostName}.fr`, '2026-11-23T15:00:00Z', own)).body)
    expect(Contact).toBe('mailto:security@clinic.example')
  })

  it.each(['2026-11-23T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'expires within a year and is renewed while the site runs: %s',
    async (now) => {
      const { Expires } = fieldsOf((await asked(`${hostName}.fr`, now)).body)
      const days = (new Date(Expires ?? '').getTime() - new Date(now).getTime()) / 86_400_000
      expect(days).toBeGreaterThan(178)
      expect(days).toBeLessThan(365)
    },
  )

  it('is cached for a day by its ETag, and no longer', async () => {
    const first = await asked(`${hostName}.fr`, '2026-11-23T01:00:00Z')
    const known = { 'if-none-match': first.headers.etag }
    expect((await asked(`${hostName}.fr`, '2026-11-23T23:00:00Z', operator, known)).statusCode).toBe(304)
    expect((await asked(`${hostName}.fr`, '2026-11-24T01:00:00Z', operator, known)).statusCode).toBe(200)
  })
})
