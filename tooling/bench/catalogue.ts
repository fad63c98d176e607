import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createCmsClient } from '@clairmemoire/cms-client'
import type { Study } from '@clairmemoire/cms-client/study'
import { startService } from '@clairmemoire/launch/service'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { build, type Plugin } from 'vite'
import { type Measure, median, repeat } from './measure.ts'
import { root } from './product.ts'
import { compressedPage } from './without-scripts.ts'

const runs = 7
/** Milliseconds that a hurried visitor looks at a page. */
const reading = 500
const web = path.join(root, 'apps/web')
const pageData = path.join(web, 'src/features/studies/catalogue/studies-page-data.ts')

interface RenderedPage {
  head: string
  body: string
}

type Render = (url: string, settings: unknown, content: unknown) => Promise<RenderedPage>

/** What the catalogue page reads: texts of studies under the names that the catalogue gives them. The page stands without its footer. */
function contentWith(texts: readonly Study[], count: number) {
  const repeated = Array.from({ length: count }, (_, index) => {
    const text = texts[index % texts.length]
    return text && { ...text, slug: nameOf(text.slug, index) }
  })
  return { footer: async () => undefined, studies: async () => repeated, studySites: async () => sampleSites }
}

/** Of the repetition of a study. */
const nameOf = (slug: string, index: number) => `${slug}-${index + 1}`

/** Bytes of the catalogue page and milliseconds to render it, with as many studies as given. */
export async function catalogues(site: string, counts: readonly number[]): Promise<Measure[]> {
  const settings = await settingsOf(site)
  const folder = path.join(web, 'node_modules/.cache/bench')
  await mkdir(folder, { recursive: true })
  try {
    const render = await buildWithManyStudies(folder)
    const texts = await textsOfStudies()
    const measures = []
    for (const count of counts) {
      const content = contentWith(texts, count)
      measures.push(...(await catalogueOf(count, (url) => render(url, settings, content))))
    }
    return measures
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function catalogueOf(count: number, render: (url: string) => Promise<RenderedPage>): Promise<Measure[]> {
  process.env['BENCH_STUDIES'] = String(count)
  const times = await repeat(runs, async () => {
    const begun = performance.now()
    await render('/essais-cliniques')
    return performance.now() - begun
  })
  const { head, body } = await render('/essais-cliniques')
  const what = `catalogue of ${count.toLocaleString('en')} studies`
  return [
    { what: `${what}, rendered in`, value: median(times), unit: 'ms' },
    { what: `${what}, HTML`, value: Buffer.byteLength(head + body), unit: 'bytes' },
    { what: `${what}, HTML as transferred`, value: compressedPage(head + body).length, unit: 'bytes', ...fits(60_000) },
    { what: `… a search that nobody made before`, value: await timeOfSearch(render), unit: 'ms' },
    { what: `… 50 visitors at once, 99 of 100 within`, value: await busiest(render), unit: 'ms', ...fits(100) },
  ]
}

const fits = (atMost: number) => ({ target: { atMost } })

async function timeOfSearch(render: (url: string) => Promise<RenderedPage>): Promise<number> {
  const times = await repeat(runs, async () => {
    const begun = performance.now()
    await render('/essais-cliniques?age=70&lp=1&near=690')
    return performance.now() - begun
  })
  return median(times)
}

/** As far as it is used here. */
interface PageStoreModule {
  createPageStore: (
    make: (url: string) => Promise<object>,
    options: { areCurrent: () => Promise<boolean>; onTrouble: () => void },
  ) => (url: string, site: object) => Promise<unknown>
}

const visitors = 50
const pagesEach = 20

/**
 * Each visitor of the page store asks for the next page once the last one is there: the catalogue and its second part, and once in
 * twenty a search of their own.
 */
async function busiest(render: (url: string) => Promise<RenderedPage>): Promise<number> {
  const site = { locale: 'fr', environment: 'local', country: 'FR' } as const
  const store: PageStoreModule = await import(pathToFileURL(path.join(web, 'server/page-store.ts')).href)
  const pageAt = store.createPageStore(
    async (url) => {
      const { head, body } = await render(url)
      return { status: 200, html: head + body, standsOn: new Map() }
    },
    { areCurrent: async () => true, onTrouble: () => undefined },
  )
  const plain = ['/essais-cliniques', '/essais-cliniques?page=2']
  for (const url of plain) await pageAt(url, site)
  const times: number[] = []
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (let asked = 0; asked < pagesEach; asked += 1) {
        const isSearch = asked === visitor % pagesEach
        const url = isSearch ? `/essais-cliniques?age=${18 + visitor}` : (plain[asked % plain.length] ?? '')
        const begun = performance.now()
        await pageAt(url, site)
        times.push(performance.now() - begun)
        await pause(reading)
      }
    }),
  )
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** The server build of the site, in which the catalogue repeats its studies under names of their own. */
async function buildWithManyStudies(folder: string): Promise<Render> {
  const before = process.cwd()
  process.chdir(web)
  try {
    await build({
      logLevel: 'warn',
      build: { ssr: 'src/render.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
      plugins: [repeatedStudies],
    })
  } finally {
    process.chdir(before)
  }
  // As the site server runs it.
  process.env['NODE_ENV'] = 'production'
  const built: { render: Render } = await import(pathToFileURL(path.join(folder, 'render.js')).href)
  return built.render
}

const fewStudies = 'studiesAt(sites)'

const repeatedStudies: Plugin = {
  name: 'repeated-studies',
  enforce: 'pre',
  transform(code, id) {
    if (id !== pageData) return undefined
    if (!code.includes(`${fewStudies}.filter(`)) this.error(`The catalogue no longer shows ${fewStudies}`)
    return code.replace(
      fewStudies,
      `Array.from({ length: Number(process.env.BENCH_STUDIES) }, (_, index) => {
        const few = ${fewStudies}.filter((one) => one.locale === locale)
        const study = few[index % few.length]
        return { ...study, name: study.name + ' ' + (index + 1), slug: study.slug + '-' + (index + 1) }
      })`,
    )
  },
}

/** The French texts of the studies of the repository, as the site would read them. */
async function textsOfStudies(): Promise<readonly Study[]> {
  const service = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0' })
  try {
    const origin = `http://127.0.0.1:${await service.ready}`
    const client = createCmsClient({ origin, files: '', timeout: 5000, onProblem: () => undefined })
    return (await client.readStudies('fr')).filter(({ page }) => page !== undefined)
  } finally {
    await service.stop()
  }
}

/** The settings with which the site renders its pages, as it sends them along. */
async function settingsOf(site: string): Promise<unknown> {
  const html = await (await fetch(site)).text()
  const settings = /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(html)?.[1]
  if (settings === undefined) throw new Error('The home page carries no settings.')
  return JSON.parse(settings)
}
