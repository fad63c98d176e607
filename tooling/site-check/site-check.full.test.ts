import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { countries, countryOfLocale, emergencyNumbers } from '@clairmemoire/domain/country'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { startService } from '@clairmemoire/launch/service'
import { samplePhones } from '@clairmemoire/settings/samples'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emergencyLinks, misleadingNumbers } from './emergency-links.ts'
import { type PageView, pageView } from './page-view.ts'
import { omittedByReaderMode } from './reader-mode.ts'
import { type SpecRow, specBanner, specMenus, specTable } from './spec-table.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Found {
  path: string
  /** The number of clicks from the home page. */
  clicks: number
  answer: Answer
  /** Undefined if the answer is not a page. */
  view: PageView | undefined
}

let origin = ''
let folder = ''
const services: ReturnType<typeof startService>[] = []
const found: Record<Locale, readonly Found[]> = { fr: [], en: [] }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-check-'))
  const cms = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0' })
  services.push(cms)
  const site = startService('apps/web/server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    CMS_URL: `http://127.0.0.1:${await cms.ready}`,
    // Content pages do not call the backend.
    BACKEND_URL: 'http://127.0.0.1:9',
  })
  services.push(site)
  origin = `http://127.0.0.1:${await site.ready}`
  for (const locale of locales) found[locale] = await crawl(locale)
})

afterAll(async () => {
  for (const service of services.toReversed()) await service.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Requests a page of the site of a language, by its production host; `readIn` is another language that the visitor chose. */
function visit(locale: Locale, address: string, readIn = locale): Promise<Answer> {
  const { host } = new URL(siteOrigin(locale, 'production'))
  const headers = readIn === locale ? { host } : { host, cookie: `lang_override=${readIn}` }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address, origin), { headers }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      text(answer).then((body) => resolve({ status, headers, body }), reject)
    })
    asked.on('error', reject).end()
  })
}

/** Follows all links from the home page of a language, within its site. */
async function crawl(locale: Locale): Promise<readonly Found[]> {
  const pages = new Map<string, Found>()
  let next = ['/']
  for (let clicks = 0; next.length > 0; clicks += 1) {
    for (const address of next) {
      const answer = await visit(locale, address)
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      pages.set(address, { path: address, clicks, answer, view: isPage ? pageView(answer.body) : undefined })
    }
    const links = next
      .flatMap((address) => pages.get(address)?.view?.links ?? [])
      .map(({ to }) => to.split('#')[0] ?? '')
    // The language switch redirects to the previous page, so it is not a page.
    const ofSite = links.filter((to) => to.startsWith('/') && !to.startsWith('/locale/'))
    next = [...new Set(ofSite)].filter((to) => !pages.has(to))
  }
  return [...pages.values()]
}

const suffix = ` – ${productName}`

const everyForm = ({ shown, aliases = [] }: SpecRow) => [...new Set([...Object.values(shown), ...aliases])]

describe.each(locales)('on the %s site', (locale) => {
  const rows = specTable.map((row) => ({ row, shown: row.shown[locale] }))
  const present = rows.flatMap(({ row, shown }) => (shown === undefined ? [] : [{ row, shown }]))
  const absent = rows.flatMap(({ row, shown }) =>
    shown === undefined ? everyForm(row).map((address) => ({ address })) : [],
  )

  test.each(present)('$shown is the page in the specification', async ({ row, shown }) => {
    const { status, body } = await visit(locale, shown)
    const view = pageView(body)
    expect(status).toBe(row.status ?? 200)
    expect(view).toMatchObject({
      language: locale,
      title: expect.stringMatching(`${suffix}$`),
      description: expect.stringMatching(/^.{40}/u),
      headings: [expect.anything()],
      hasMenu: !row.bare,
      hasFooter: !row.bare,
      // Forms and pages that no page links to are not indexed.
      isIndexed: !row.bare && !row.sentTo && !row.form,
      canonical: siteOrigin(locale, 'production') + shown,
    })
    const wanted = row.title[locale]
    const title = view.title.slice(0, -suffix.length)
    const isTitle = wanted instanceof RegExp ? wanted.test(title) : wanted === title
    expect([title, isTitle]).toEqual([title, true])
  })

  test.each(present.filter(({ row }) => !row.bare))(
    '$shown has the menu, and the banner where the specification wants it',
    async ({ row, shown }) => {
      const view = pageView((await visit(locale, shown)).body)
      const { entries, button } = specMenus[locale]
      expect(view.menu).toEqual([...entries, button])
      expect(view.banner).toEqual(locale === 'en' && !row.withoutBanner ? [specBanner] : [])
    },
  )

  test.each(present.filter(({ row }) => row.status === undefined))(
    '$shown lists its own address and the address in the other language as alternates, and no others',
    async ({ row, shown }) => {
      const { alternates } = pageView((await visit(locale, shown)).body)
      const addresses = locales.flatMap((lang) => {
        const address = row.shown[lang]
        return address === undefined ? [] : [[lang, siteOrigin(lang, 'production') + address]]
      })
      const seen = [...alternates].filter(([language]) => language !== 'x-default')
      expect(seen).toEqual(addresses.length > 1 ? addresses : [])
    },
  )

  test.each(present)(
    'every alias of $shown redirects to it, and it may end with a slash (A-06)',
    async ({ row, shown }) => {
      for (const form of everyForm(row).filter((address) => address !== shown)) {
        const { status, headers } = await visit(locale, form)
        expect({ form, status, to: headers.location, cache: headers['cache-control'] }).toEqual({
          form,
          status: 302,
          to: shown,
          cache: 'no-store',
        })
      }
      const { status } = await visit(locale, shown === '/' ? shown : `${shown}/`)
      expect(status).toBe(row.status ?? 200)
    },
  )

  test.each(absent)('$address is not found (R2-60)', async ({ address }) => {
    expect((await visit(locale, address)).status).toBe(404)
  })

  test('every link leads to a page, at most three clicks from the home page', () => {
    expect(found[locale].length).toBeGreaterThan(30)
    const reached = found[locale].map(({ path: address, answer, clicks }) => ({
      address,
      status: answer.status,
      clicks,
    }))
    expect(reached.filter(({ status, clicks }) => status !== 200 || clicks > 3)).toEqual([])
    const isLink = /^(?:[/#]|https:\/\/\w|mailto:\S+@|(?:tel|sms):\+?\d)/
    // The retry link of a form reloads the same address with its query.
    const isAgain = ({ label, to }: PageView['links'][number]) =>
      to === '' && ['Réessayer', 'Try again'].includes(label)
    const links = pages().flatMap(({ path: on, view }) => view.links.map((link) => ({ on, ...link })))
    expect(links.filter((link) => !isLink.test(link.to) && !isAgain(link))).toEqual([])
  })

  test('no two pages have the same title or description, except the parts of one list', () => {
    const whole = pages().filter(({ path: address }) => !address.includes('?'))
    const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
    expect(repeated(whole.map(({ view }) => view.title))).toEqual([])
    expect(repeated(whole.map(({ view }) => view.description))).toEqual([])
  })

  test('the sitemap lists exactly the linked pages that search engines may index', async () => {
    const { body } = await visit(locale, '/sitemap.xml')
    const listed = Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
    const indexed = pages().filter(({ path: address, view }) => view.isIndexed && !address.includes('?'))
    expect(listed.toSorted()).toEqual(indexed.map(({ path: address }) => address).toSorted())
  })

  test('the HTML of every page is valid (RGAA 8.2)', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Pages have two tables of contents, and the style sheet hides one of them. In a browser, axe checks the landmarks.
      rules: { 'unique-landmark': 'off' },
    })
    for (const { path: address, answer } of pages()) {
      const { results } = await validator.validateString(answer.body)
      expect([address, results.flatMap(({ messages }) => messages)]).toEqual([address, []])
    }
  })

  test('reader modes omit nothing of a content page (R0-79)', () => {
    const forms = specTable.flatMap(({ form, shown }) => (form ? [shown[locale]] : []))
    const siteMaps = ['/plan-du-site', '/site-map']
    const isToRead = ({ path: address, view }: ReturnType<typeof pages>[number]) =>
      view.isIndexed && !address.includes('?') && !forms.includes(address) && !siteMaps.includes(address)
    const toRead = pages().filter(isToRead)
    expect(toRead.length).toBeGreaterThan(15)
    const leftOut = toRead.map(({ path: address, answer }) => ({ address, leftOut: omittedByReaderMode(answer.body) }))
    expect(leftOut.filter(({ leftOut }) => leftOut.length > 0)).toEqual([])
  })

  test('every page has metadata for search engines and sharing, with a picture', async () => {
    for (const { path: address, view } of pages()) {
      expect({ address, ...view.data }).toMatchObject({ address, '@graph': expect.any(Array) })
      for (const thing of view.data?.['@graph'] ?? []) {
        const type = String(thing['@type'])
        expect([address, type, Object.keys(thing)]).toEqual([
          address,
          type,
          expect.arrayContaining([...(needed[type] ?? ['?'])]),
        ])
      }
      const { pathname, search } = new URL(view.picture)
      const picture = await visit(locale, pathname + search)
      expect([address, picture.status, picture.headers['content-type']]).toEqual([address, 200, 'image/png'])
    }
  })

  const pages = () => found[locale].flatMap((page) => (page.view ? [{ ...page, view: page.view }] : []))
})

/** The properties that each schema.org type must have. */
const needed: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  MedicalClinic: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  MedicalTrial: ['name', 'url', 'sponsor'],
  MedicalObservationalStudy: ['name', 'url'],
  MedicalWebPage: ['url', 'name', 'inLanguage'],
  Article: ['headline', 'description', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
}

describe.each(locales.flatMap((site) => locales.map((language) => ({ site, language }))))(
  'on the $site site in $language (R0-63)',
  ({ site, language }) => {
    test("emergency numbers are those of the site's country, unless another country is named beside them", async () => {
      const country = countryOfLocale(site)
      for (const { path, view } of found[language]) {
        if (view === undefined) continue
        const { body } = await visit(site, path, language)
        expect({ path, misleading: misleadingNumbers(body, country) }).toEqual({ path, misleading: [] })
      }
    })

    test("the phone number of the clinic is the number for the site's country", async () => {
      const country = countryOfLocale(site)
      for (const { path, view } of found[language]) {
        if (view === undefined) continue
        const { body } = await visit(site, path, language)
        const called = pageView(body).links.map(({ to }) => to)
        const others = countries.filter((other) => other !== country && called.includes(`tel:${samplePhones[other]}`))
        expect({ path, others }).toEqual({ path, others: [] })
      }
    })

    test("a list of studies names its country if this is not the site's country", async () => {
      const text = { fr: 'Ces études sont en France.', en: 'These studies are in the United States.' }[language]
      for (const address of ['/', { fr: '/essais-cliniques', en: '/clinical-trials' }[language]]) {
        const { body } = await visit(site, address, language)
        expect({ address, isSaid: body.includes(text) }).toEqual({ address, isSaid: site !== language })
      }
    })

    test('the emergency page begins with the numbers of the country', async () => {
      const { body } = await visit(site, { fr: '/aide-immediate', en: '/help-now' }[language], language)
      const first = emergencyLinks(body).map(({ number }) => number)
      const { calls } = emergencyNumbers[countryOfLocale(site)]
      expect(first.slice(0, calls.length)).toEqual(calls)
    })
  },
)
