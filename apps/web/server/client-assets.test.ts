import { expect, test } from 'vitest'
import { clientAssets } from './client-assets.ts'
import { htmlDocument } from './document.ts'
import { publicSettings, unsetOperator } from './operator-facts.ts'

const assets = clientAssets({
  'src/boot.ts': { file: 'assets/boot-1.js', css: ['assets/boot-1.css'], isEntry: true },
  'src/main.tsx': { file: 'assets/main-1.js', imports: ['_site-1.js'] },
  '_site-1.js': { file: 'assets/site-1.js' },
  'a.woff2': { file: 'assets/fraunces-latin-wght-normal-1.woff2' },
  'b.woff2': { file: 'assets/fraunces-latin-ext-wght-normal-1.woff2' },
})
const settings = publicSettings(unsetOperator, 'fr', 'local')

test('the assets of a page are read from the manifest of the build, with the Latin fonts only', () => {
  expect(assets).toEqual({
    boot: '/assets/boot-1.js',
    main: ['/assets/main-1.js', '/assets/site-1.js'],
    styles: ['/assets/boot-1.css'],
    fonts: ['/assets/fraunces-latin-wght-normal-1.woff2'],
  })
})

test('a form starts at once, a page to read does not ask for more than its boot file', () => {
  const form = htmlDocument({ status: 200, head: '', body: '', screen: 'TrialFinder' }, settings, assets)
  const home = htmlDocument({ status: 200, head: '', body: '', screen: 'Home' }, settings, assets)
  expect(form).toContain('<div id="app" data-start="now">')
  expect(form).toContain('<link rel="modulepreload" href="/assets/site-1.js">')
  expect(home).toContain('<div id="app">')
  expect(home).not.toContain('modulepreload')
})

test('a setting cannot end the element that carries the settings', () => {
  const hostile = { ...settings, contactEmail: '</script><script>alert(1)</script>' }
  const html = htmlDocument({ status: 200, head: '', body: '', screen: 'Home' }, hostile, assets)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})
