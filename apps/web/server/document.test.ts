import { expect, test } from 'vitest'
import { contentWith, manyArticles } from '../src/features/articles/testing/sample-articles.ts'
import { contentsElementId } from '../src/platform/page-contents/contents.ts'
import { settingsElementId } from '../src/platform/settings/public-settings.ts'
import { sampleSettings } from '../src/testing/sample-settings.ts'
import { htmlDocument } from './document.ts'
import { startTestSite } from './testing/test-site.ts'

const page = { status: 200, head: '<title>Home</title>', before: '', body: '<h1>Home</h1>', screen: 'Home' } as const
const assets = {
  boot: '/boot.js',
  bootAfterPaint: '/boot-after-paint.js',
  pageFrame: '/page-frame.js',
  styles: [],
  printStyles: '/print.css',
  fonts: [],
  stylesOf: () => [],
  filesOf: () => ({ styles: [], first: [], ahead: [] }),
}

test('no setting of the operator can close the element that contains the settings (R0-04)', () => {
  const address = '</script><script>alert(1)</script><!--'
  const settings = { ...sampleSettings('fr'), contactEmail: address }
  const html = htmlDocument(page, settings, assets)
  const held = html.split(`id="${settingsElementId}">`)[1]?.split('</script>')[0] ?? ''
  expect(JSON.parse(held)).toEqual(settings)
  expect(html).not.toContain('alert(1)</script>')
})

test('no text of a page can close the element that contains its contents', () => {
  const contents = { messages: {}, footer: { groups: [] }, data: { title: '</script><script>alert(1)</script><!--' } }
  const html = htmlDocument({ ...page, contents }, sampleSettings('fr'), assets)
  const held = html.split(`id="${contentsElementId}">`)[1]?.split('</script>')[0] ?? ''
  expect(JSON.parse(held)).toEqual(contents)
  expect(html).not.toContain('alert(1)</script>')
})

test('a content page loads its script after its paint, a form at once', () => {
  const home = htmlDocument(page, sampleSettings('fr'), assets)
  expect(home).toContain('<script type="module" src="/boot-after-paint.js">')
  expect(home).toContain('data-boot="/boot.js"')
  const form = htmlDocument({ ...page, screen: 'TrialFinder' }, sampleSettings('fr'), assets)
  expect(form).toContain('<script type="module" src="/boot.js">')
  expect(form).not.toContain('boot-after-paint')
})

test('a page whose content could not be read retries by itself', () => {
  const broken = htmlDocument({ ...page, status: 503 }, sampleSettings('fr'), assets)
  expect(broken).toContain('<script type="module" src="/boot.js">')
  expect(broken).toContain('data-hydrates="at-once"')
})

test("the message that a form did not open is outside React's root", () => {
  const html = htmlDocument({ ...page, failedStart: '<p>Try again</p>' }, sampleSettings('fr'), assets)
  expect(html).toContain('<h1>Home</h1></div>\n<p>Try again</p>')
})

test('a list of ten thousand articles has the same scripts as any content page (R0-21)', async () => {
  const site = await startTestSite({}, contentWith(manyArticles(10_000)))
  const html = await (await site.fetch('/nos-articles')).text()
  await site.close()
  expect(html.match(/[^"]+\.js(?=")/g)).toEqual([
    '/assets/boot-after-paint.js',
    '/assets/boot.js',
    '/assets/page-frame.js',
  ])
})
