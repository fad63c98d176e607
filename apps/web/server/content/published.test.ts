import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Content, withoutContent } from '../../src/platform/content/content.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { publishedPath } from './content-proxy.ts'

let name = 'Aide'
const content: Content = {
  ...withoutContent,
  footer: async () => ({ groups: [{ title: 'Clinique', entries: [{ name, link: '/essais-cliniques' }] }] }),
}

let site: TestSite
let siteWithoutSecret: TestSite
beforeAll(async () => {
  site = await startTestSite({ CMS_WEBHOOK_SECRET: 'between us' }, content)
  siteWithoutSecret = await startTestSite({}, content)
})
afterAll(() => Promise.all([site.close(), siteWithoutSecret.close()]))

const publish = (secret: string, on = site, body = '{"event":"entry.publish"}') =>
  on.fetch(publishedPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body,
  })
const home = async () => (await site.fetch('/')).text()

test('a publication is visible on the very next requested page', async () => {
  expect(await home()).toContain('>Aide</a>')
  name = 'Nous écrire'
  expect(await home()).toContain('>Aide</a>')
  expect((await publish('between us')).status).toBe(204)
  expect(await home()).toContain('>Nous écrire</a>')
})

test.each(['', 'between', 'between us '.repeat(1000), 'entre nous'])(
  'the secret "%.12s" is rejected',
  async (secret) => {
    expect((await publish(secret)).status).toBe(401)
  },
)

test('without a configured secret every notification is rejected', async () => {
  expect((await publish('undefined', siteWithoutSecret)).status).toBe(401)
  expect((await publish('', siteWithoutSecret)).status).toBe(401)
})

test('the body is not read', async () => {
  expect((await publish('between us', site, '{"half')).status).toBe(204)
})

test('no other method or path is accepted', async () => {
  expect((await site.fetch(publishedPath)).status).toBe(404)
  expect((await site.fetch(publishedPath, { method: 'DELETE' })).status).toBe(405)
})
