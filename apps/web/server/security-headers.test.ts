import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'

async function headersOf(isPreloaded = false) {
  const app = Fastify({ trustProxy: true })
  addSecurityHeaders(app, { editors: 'https://cms.example', isPreloaded })
  app.get('/', async () => '')
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  return headers
}

async function policyOfPages(): Promise<Record<string, string>> {
  const headers = await headersOf()
  const directives = String(headers['content-security-policy']).split('; ')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/)))
}

test('a page may use only its own origin; framing and a changed base URL are blocked (R0-19)', async () => {
  expect(await policyOfPages()).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
})

test('HSTS covers other hosts of the operator only on request (R0-19)', async () => {
  expect((await headersOf(false))['strict-transport-security']).toBe('max-age=63072000')
  expect((await headersOf(true))['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
})

test('an upload runs no code, and only editors may frame a draft, however the address is written', async () => {
  const app = Fastify()
  addSecurityHeaders(app, { editors: 'https://cms.example', isPreloaded: false })
  for (const route of ['/cms/uploads/*', '/cms/preview']) app.get(route, async () => '')
  const policyOf = async (url: string) => String((await app.inject({ url })).headers['content-security-policy'])
  for (const url of ['/cms/uploads/a.svg', '/%63ms/uploads/a.svg']) expect(await policyOf(url)).toContain('sandbox')
  for (const url of ['/cms/preview?a', '/cms/previe%77?a'])
    expect(await policyOf(url)).toContain('frame-ancestors https://cms.example')
})
