import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { pageOf } from '../src/routing/site-map.ts'
import { clientAssets } from './client-assets.ts'
import { htmlDocument } from './document.ts'
import { publicSettings, unsetOperator } from './operator-facts.ts'

const questions = 'src/features/trial-finder/screening/screening-flow.tsx'

const manifest: Manifest = {
  'src/boot.ts': { file: 'assets/boot-1.js', css: ['assets/boot-1.css'], isEntry: true, dynamicImports: ['_site.js'] },
  'src/boot-after-paint.ts': { file: 'assets/boot-after-paint-1.js', isEntry: true },
  '_site.js': {
    file: 'assets/site-1.js',
    imports: ['_runtime.js'],
    dynamicImports: [
      'src/shell/frame/page-frame.ts',
      'src/shell/locales/fr.po',
      'src/shell/locales/en.po',
      'src/routes/index.tsx?split',
      'src/routes/trial-finder.tsx?split',
      'src/platform/error-reports/sentry.ts',
      'src/platform/measurement/browser-measurement.ts',
    ],
  },
  'src/platform/error-reports/sentry.ts': { file: 'assets/sentry-1.js' },
  'src/platform/measurement/browser-measurement.ts': { file: 'assets/measurement-1.js' },
  'src/shell/frame/page-frame.ts': { file: 'assets/frame-1.js' },
  '_runtime.js': { file: 'assets/runtime-1.js' },
  'src/shell/locales/fr.po': { file: 'assets/shell-fr-1.js' },
  'src/shell/locales/en.po': { file: 'assets/shell-en-1.js' },
  'src/routes/index.tsx?split': { file: 'assets/home-1.js' },
  'src/routes/trial-finder.tsx?split': {
    file: 'assets/finder-page-1.js',
    dynamicImports: [questions, 'src/result.tsx', 'src/features/trial-finder/stage-words.ts'],
  },
  'src/features/trial-finder/stage-words.ts': {
    file: 'assets/words-1.js',
    imports: ['_site.js'],
    dynamicImports: ['src/form-flow/locales/fr.po', 'src/form-flow/locales/en.po'],
  },
  'src/form-flow/locales/fr.po': { file: 'assets/form-fr-1.js' },
  'src/form-flow/locales/en.po': { file: 'assets/form-en-1.js' },
  [questions]: { file: 'assets/questions-1.js', imports: ['_site.js', '_form.js'], dynamicImports: ['src/later.tsx'] },
  'src/routes/login.tsx?split': { file: 'assets/login-1.js', dynamicImports: ['src/features/login/login-view.tsx'] },
  'src/features/login/login-view.tsx': { file: 'assets/login-view-1.js' },
  'src/result.tsx': { file: 'assets/result-1.js', css: ['assets/result-1.css'] },
  'src/platform/clients/backend-clients.ts': { file: 'assets/clients-1.js', imports: ['_state.js'] },
  '_state.js': { file: 'assets/state-1.js' },
  'src/routes/essais-cliniques.index.tsx?split': { file: 'assets/studies-1.js', imports: ['_form.js'] },
  '_form.js': { file: 'assets/form-1.js', css: ['assets/forms-1.css'] },
  'src/later.tsx': { file: 'assets/later-1.js' },
  '../../packages/ui/src/print.css': {
    file: 'assets/print-1.css',
    src: '../../packages/ui/src/print.css',
    isEntry: true,
  },
  'a.woff2': { file: 'assets/fraunces-fr-en-1.woff2' },
}
const assets = clientAssets(manifest)
const settings = publicSettings(unsetOperator, { locale: 'fr', environment: 'local' })

test('the assets of a page are read from the manifest of the build', () => {
  expect(assets).toMatchObject({
    boot: '/assets/boot-1.js',
    bootAfterPaint: '/assets/boot-after-paint-1.js',
    pageFrame: '/assets/frame-1.js',
    styles: ['/assets/boot-1.css'],
    printStyles: '/assets/print-1.css',
    fonts: ['/assets/fraunces-fr-en-1.woff2'],
  })
})

test('a page has the scripts for its hydration, with its messages in one language, then those that its first press needs', () => {
  const { first, ahead } = assets.filesOf(pageOf('TrialFinder'), 'fr')
  expect(first.toSorted()).toEqual([
    '/assets/finder-page-1.js',
    '/assets/runtime-1.js',
    '/assets/shell-fr-1.js',
    '/assets/site-1.js',
  ])
  expect(ahead.toSorted()).toEqual([
    '/assets/clients-1.js',
    '/assets/form-1.js',
    '/assets/form-fr-1.js',
    '/assets/questions-1.js',
    '/assets/state-1.js',
    '/assets/words-1.js',
  ])
})

test('a form loads its header for hydration; a content page preloads it for its first use', () => {
  expect(assets.filesOf(pageOf('Login'), 'fr').first).toContain('/assets/frame-1.js')
  const read = { status: 200, head: '', before: '', body: '', screen: 'Home' } as const
  expect(htmlDocument(read, settings, assets)).toContain(' data-ahead="/assets/frame-1.js"')
  expect(htmlDocument({ ...read, still: true }, settings, assets)).not.toContain('data-ahead')
})

test('a page with one request prefetches the stages of its feature', () => {
  const route = 'src/routes/consultation-request.tsx?split'
  const stages = 'src/features/consultation/consultation-stages.ts'
  const built = { ...manifest, [route]: { file: 'r.js', dynamicImports: [stages] }, [stages]: { file: 'stages.js' } }
  expect(clientAssets(built).filesOf(pageOf('ConsultationRequest'), 'fr').ahead).toContain('/stages.js')
  expect(() => assets.filesOf(pageOf('ConsultationRequest'), 'fr')).toThrow('ConsultationRequest')
})

test('a page that is built from the definition of a form prefetches the definition and the stages of any form', () => {
  const route = 'src/routes/preconsultation.secondary-consultation.tsx?split'
  const stages = 'src/call-requests/form-stages.tsx'
  const form = '../../packages/forms/src/care/secondary-consultation.ts'
  const page = { file: 'page.js', dynamicImports: [stages, form] }
  const built = { ...manifest, [route]: page, [stages]: { file: 'stages.js' }, [form]: { file: 'form.js' } }
  const { ahead } = clientAssets(built).filesOf(pageOf('SecondaryConsultation'), 'fr')
  expect(ahead).toEqual(expect.arrayContaining(['/stages.js', '/form.js']))
})

test('the build must keep the modules of the first press on a form separate', () => {
  const { [questions]: _merged, ...rest } = manifest
  expect(() => clientAssets(rest).filesOf(pageOf('TrialFinder'), 'fr')).toThrow(questions)
})

test("the styles of a form's first press load before its first paint; a content page does not load the styles of forms", () => {
  const sheets = (screen: 'TrialFinder' | 'Home' | 'StudiesHome') =>
    htmlDocument({ status: 200, head: '', before: '', body: '', screen }, settings, assets).match(
      /(?<=rel="stylesheet" href=")[^"]+/g,
    )
  expect(sheets('TrialFinder')).toEqual(['/assets/boot-1.css', '/assets/result-1.css', '/assets/forms-1.css'])
  expect(sheets('Home')).toEqual(['/assets/boot-1.css'])
})

test('every page has print styles, which do not block it', () => {
  const html = htmlDocument({ status: 200, head: '', before: '', body: '', screen: 'Home' }, settings, assets)
  expect(html).toContain('<link rel="stylesheet" media="print" href="/assets/print-1.css">')
})

test('a content page with form fields loads their styles before its first paint', () => {
  expect(assets.stylesOf(pageOf('StudiesHome'))).toEqual(['/assets/forms-1.css'])
  expect(assets.stylesOf(pageOf('Home'))).toEqual([])
})

test('a form is hydrated at once, a content page loads only its boot file', () => {
  const form = htmlDocument({ status: 200, head: '', before: '', body: '', screen: 'TrialFinder' }, settings, assets)
  const home = htmlDocument({ status: 200, head: '', before: '', body: '', screen: 'Home' }, settings, assets)
  expect(form).toMatch(
    /<div id="app" role="none" data-page="\/trial-finder" data-hydrates="at-once" data-ahead="\/assets\/\S+-1.js( \/assets\/\S+-1.js)*">/,
  )
  expect(form).toContain('<link rel="modulepreload" href="/assets/site-1.js">')
  expect(home).toContain(
    '<div id="app" role="none" data-page="/" data-boot="/assets/boot-1.js" data-measured="" data-ahead="/assets/frame-1.js">',
  )
  expect(home).not.toContain('modulepreload')
})

test('a content page preloads its fonts before its scripts, a form its scripts', () => {
  const order = (screen: 'TrialFinder' | 'Home') =>
    htmlDocument({ status: 200, head: '', before: '', body: '', screen }, settings, {
      ...assets,
      fonts: ['/assets/face.woff2'],
    })
      .match(/face\.woff2|site-1\.js(?=">)|type="module"/g)
      ?.join(', ')
  expect(order('Home')).toBe('face.woff2, type="module"')
  expect(order('TrialFinder')).toBe('type="module", site-1.js, face.woff2')
})

test('a form without files to preload lists none, as in development', () => {
  const bare = { ...assets, filesOf: () => ({ styles: [], first: [], ahead: [] }) }
  const form = htmlDocument({ status: 200, head: '', before: '', body: '', screen: 'TrialFinder' }, settings, bare)
  expect(form).toContain('<div id="app" role="none" data-page="/trial-finder" data-hydrates="at-once">')
})

test('a setting cannot close the element that contains the settings', () => {
  const hostile = { ...settings, contactEmail: '</script><script>alert(1)</script>' }
  const html = htmlDocument({ status: 200, head: '', before: '', body: '', screen: 'Home' }, hostile, assets)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})
