import { hostName } from '@clairmemoire/domain/product'
import { expect, test } from 'vitest'
import { startTestSite } from './testing/test-site.ts'

test('the French footer links to the configured networks, the English one to none (R2-82)', async () => {
  const site = await startTestSite({ SOCIAL_LINKS: 'https://www.facebook.com/clinic,https://www.youtube.com/@clinic' })
  const [french, english] = await Promise.all(
    ['fr', 'com'].map(async (ending) => (await site.fetch('/', { host: `${hostName}.${ending}` })).text()),
  )
  await site.close()
  const footer = french?.slice(french.indexOf('<footer')) ?? ''
  expect(footer).toMatch(/<a href="https:\/\/www\.facebook\.com\/clinic"[^>]*><svg.*?<\/svg>Facebook<\/a>/)
  expect(footer).toContain('href="https://www.youtube.com/@clinic"')
  expect(english).not.toMatch(/facebook|youtube/)
})
