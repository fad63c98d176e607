import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test.each(['/Legal?from=Mail', '/le%67al?from=Mail', '/MENTIONS%2DLEGALES?from=Mail'])(
  '%s redirects permanently to its page, with its query (R0-78)',
  async (path) => {
    const { status, headers } = await site.fetch(path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, '/mentions-legales?from=Mail'])
  },
)

describe('the speculation rules', () => {
  test('are sent with every page, but not to visitors who save data', async () => {
    expect((await site.fetch('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
    expect((await site.fetch('/', { headers: { 'save-data': 'on' } })).headers.get('speculation-rules')).toBeNull()
  })

  test('never prerender forms, in either language, and never request a URL that sets a cookie or is a file', async () => {
    const response = await site.fetch('/speculation-rules.json')
    expect(response.headers.get('content-type')).toContain('application/speculationrules+json')
    const text = await response.text()
    const { prerender, prefetch }: Record<string, unknown> = JSON.parse(text)
    const left = ['/trial-finder', '/trouver-un-essai', '/essais-cliniques/:trial_name/inscription', '/votre-demande']
    for (const path of left) expect(JSON.stringify(prerender)).toContain(`"${path}"`)
    for (const rule of [prerender, prefetch]) expect(JSON.stringify(rule)).toContain('["/locale/*","/*.*"]')
    expect(JSON.stringify(prerender)).not.toContain('"/mentions-legales"')
  })
})
