import { growthOf, linear } from '@clairmemoire/growth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentForm } from '../src/platform/consent/consent-form.ts'
import { reportsPath } from '../src/platform/error-reports/error-reports.ts'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { publishedPath } from './content/content-proxy.ts'
import { startTestSite, type TestSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({
    // Nothing listens at these addresses, so forwarded data are lost.
    SENTRY_DSN: 'http://key@127.0.0.1:9/42',
    MATOMO_URL: 'http://127.0.0.1:9',
    MATOMO_SITE_ID: '7',
    POSTHOG_URL: 'http://127.0.0.1:9',
    POSTHOG_KEY: 'key',
    CMS_WEBHOOK_SECRET: 'secret',
  })
})
afterAll(() => site.close())

const kibibyte = 1024
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Bodies that the site server itself parses, with their maximum size. */
const bodies = [
  { path: readingSettingsForm.action, type: form, largest: kibibyte },
  { path: consentForm.action, type: form, largest: kibibyte },
  { path: reportsPath, type: 'text/plain', largest: 64 * kibibyte },
  { path: '/t/audience', type: json, largest: 4 * kibibyte },
  { path: '/t/tracking', type: json, largest: 4 * kibibyte },
  { path: '/t/product/e/', type: json, largest: 4 * kibibyte },
  { path: publishedPath, type: json, largest: 1024 * kibibyte },
] as const

const shapes: readonly [string, (bytes: number) => string][] = [
  ['wide', (bytes) => `{"batch":[${'{},'.repeat(bytes / 3)}{}]}`],
  ['deep', (bytes) => '{"batch":['.repeat(bytes / 12) + ']}'.repeat(bytes / 12)],
  ['one long text', (bytes) => `{"kind":"${'x'.repeat(bytes)}"}`],
  ['many lines', (bytes) => '{}\n'.repeat(bytes / 3)],
  ['many fields', (bytes) => 'value=a&'.repeat(bytes / 8)],
  ['many escapes', (bytes) => `value=${'%c3'.repeat(bytes / 3)}`],
]

describe.each(bodies)('a body for $path', ({ path, type, largest }) => {
  it.each(shapes)('takes linear time when it is %s', async (_shape, bodyOf) => {
    const send = (body: string) =>
      site.fetch(path, { method: 'POST', body, headers: { origin: site.origin, 'content-type': type } })
    const growth = await growthOf((bytes) => {
      const body = bodyOf(Math.max(bytes - 32, 1))
      return async () => (await send(body)).arrayBuffer()
    }, largest)
    expect(growth).toBeLessThanOrEqual(linear)
    expect((await send(bodyOf(largest * 2))).status).toBeLessThan(500)
  })
})
