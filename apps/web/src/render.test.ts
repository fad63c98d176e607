import type { StudyDocument } from '@clairmemoire/cms-client/study'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { describe, expect, test } from 'vitest'
import { articles, contentWith, manyArticles, sleep } from './features/articles/testing/sample-articles.ts'
import { contentWithPage, samplePage, shortPage } from './features/documents/testing/sample-page.ts'
import { withoutContent } from './platform/content/content.ts'
import { render } from './render.tsx'
import { unknownUrl } from './routing/known-urls.ts'
import { sampleSettings } from './testing/sample-settings.ts'
import { contentWithStudies } from './testing/sample-studies.ts'

const contentsOf = async (url: string, locale: 'fr' | 'en') => {
  const { page } = contentWithPage(samplePage, locale)
  return (await render(url, sampleSettings(locale), { ...contentWithStudies(locale), page })).contents
}

// No page has French messages to embed, because in tests they come from the code.
test.each([
  { url: '/', title: 'Online memory clinic' },
  { url: '/legal', title: 'Sample information' },
  { url: '/clinical-trials', title: 'Memory research studies' },
])('$url embeds the data of its loader, and its messages', async ({ url, title }) => {
  const contents = await contentsOf(url, 'en')
  expect(contents?.data).toMatchObject({ pageText: { title: expect.stringContaining(title) } })
  expect(Object.keys(contents?.messages ?? {}).length).toBeGreaterThan(10)
})

test.each(['/', '/mentions-legales', '/essais-cliniques', '/essais-cliniques/predictom'])(
  'the embedded data of %s are plain JSON and survive a round trip',
  async (url) => {
    const contents = await contentsOf(url, 'fr')
    expect(JSON.parse(JSON.stringify(contents))).toEqual(contents)
  },
)

test('NotFound embeds messages only', async () => {
  expect(await contentsOf(unknownUrl, 'fr')).toMatchObject({ data: undefined })
})

test('a form embeds nothing, because its scripts load its messages', async () => {
  expect(await contentsOf('/trouver-un-essai', 'fr')).toBeUndefined()
})

test('an article and the list embed their data as plain JSON', async () => {
  for (const url of ['/nos-articles', '/nos-articles/article/sommeil-et-memoire']) {
    const { status, contents, body } = await render(url, sampleSettings('fr'), contentWith(articles))
    expect([status, JSON.parse(JSON.stringify(contents))]).toEqual([200, contents])
    expect(body).toContain(sleep.title)
  }
})

test('a reviewed article shows reviewer and date; a sample, which is not reviewed, does not', async () => {
  const pagesWith = async (sample: boolean) => {
    const article = { ...sleep, sample }
    const content = contentWith([article], [article])
    const urls = ['/nos-articles', '/nos-articles/article/sommeil-et-memoire']
    return Promise.all(urls.map(async (url) => (await render(url, sampleSettings('fr'), content)).body))
  }
  for (const body of await pagesWith(false)) expect(body).toMatch(/Relu le/)
  for (const body of await pagesWith(true)) expect(body).not.toMatch(/Relu le|Relu par/)
})

test('the list of ten thousand articles embeds no more than that of twenty', async () => {
  const bytesWith = async (count: number) => {
    const { contents, body } = await render('/nos-articles', sampleSettings('fr'), contentWith(manyArticles(count)))
    return JSON.stringify(contents).length + body.length
  }
  const pagination = 600
  expect(await bytesWith(10_000)).toBeLessThan((await bytesWith(20)) + pagination)
})

test('the second part of a list is a separate page, and a part beyond its end is NotFound', async () => {
  const partAt = (query: string) => render(`/nos-articles${query}`, sampleSettings('fr'), contentWith(manyArticles(45)))
  expect((await partAt('?page=3')).body).toContain('Article 45')
  expect((await partAt('?page=3')).body).not.toContain('Article 40<')
  expect((await partAt('?page=4')).status).toBe(404)
})

test.each(['', '?gclid=Cj0K', '?ref=ab', '?age=72', '?page=2'])(
  'the menu marks the current page, whatever the query: %j',
  async (query) => {
    const { body } = await render(`/clinical-trials${query}`, sampleSettings('en'), contentWithStudies('en'))
    const current = body.match(/<a [^>]*aria-current="page"[^>]*>/g)?.join()
    expect(current).toContain('href="/clinical-trials"')
  },
)

test('an unknown article is NotFound, and so is every article on the English site', async () => {
  const content = contentWith(articles)
  expect((await render('/nos-articles/article/inconnu', sampleSettings('fr'), content)).status).toBe(404)
  expect((await render('/our-articles/article/sommeil-et-memoire', sampleSettings('en'), content)).status).toBe(404)
  expect((await render('/our-articles', sampleSettings('en'), content)).status).toBe(404)
})

test.each([
  ['an unknown address', 'fr', unknownUrl],
  ['an unknown address', 'en', unknownUrl],
  ['an unknown article', 'fr', '/nos-articles/article/inconnu'],
  ['a page of the other language', 'en', '/our-articles'],
  ['a page beyond the end of a list', 'fr', '/nos-articles?page=4'],
] as const)('%s (%s) has the default description (R2-04)', async (_, locale, url) => {
  const { status, head } = await render(url, sampleSettings(locale), contentWith(articles))
  expect(status).toBe(404)
  expect(head.match(/<meta name="description"[^>]*>/g)).toEqual([
    expect.stringContaining('Découvrez en ligne si vous avez des troubles de la mémoire'),
  ])
})

test('a document page names the operator; one notice above every page says that the facts are samples', async () => {
  const bodyOf = async (page: typeof samplePage, sample: boolean) => {
    const settings = { ...sampleSettings('fr'), sample }
    const { before, body } = await render('/mentions-legales', settings, contentWithPage(page, 'fr'))
    return before + body
  }
  expect(await bodyOf(samplePage, true)).toContain(sampleSettings('fr').legal.name)
  expect(await bodyOf(samplePage, true)).toContain(`href="tel:${sampleSettings('fr').contactPhone}"`)
  for (const page of [samplePage, shortPage]) {
    expect((await bodyOf(page, true)).split('inventé')).toHaveLength(2)
    expect(await bodyOf(page, false)).not.toContain('inventé')
  }
})

test('a warning at the beginning of a page precedes its table of contents', async () => {
  const { body } = await render('/mentions-legales', sampleSettings('fr'), contentWithPage(samplePage, 'fr'))
  expect(body.indexOf('Appelez d’abord')).toBeGreaterThan(0)
  expect(body.indexOf('Appelez d’abord')).toBeLessThan(body.indexOf('Sur cette page'))
})

test('a row whose document does not exist in the language is NotFound', async () => {
  const { status } = await render('/mentions-legales', sampleSettings('fr'), {
    ...withoutContent,
    page: async () => undefined,
  })
  expect(status).toBe(404)
})

describe('the text of a study', () => {
  const approval = { authority: 'CPP Exemple', reference: 'EX-26-11', approvedOn: '2026-11-20', hash: '' }
  const shown = async (url: string, site: 'local' | 'production', change?: (study: StudyDocument) => StudyDocument) =>
    render(url, { ...sampleSettings('fr'), showsSamples: site !== 'production' }, contentWithStudies('fr', change))
  const predictom = '/essais-cliniques/predictom'

  test('is a sample if it is not approved, and production does not show it', async () => {
    const sample = await shown(predictom, 'local')
    expect([sample.status, sample.body]).toEqual([200, expect.stringContaining('Texte d’exemple')])
    expect((await shown(predictom, 'production')).status).toBe(404)
    expect((await shown('/essais-cliniques', 'local')).body).toContain('En savoir plus sur PREDICTOM')
    expect((await shown('/essais-cliniques', 'production')).body).not.toContain('PREDICTOM')
  })

  test('shows the approving authority, the date and the version if it is approved', async () => {
    const { status, body } = await shown(predictom, 'production', (study) => ({ ...study, approval }))
    expect(status).toBe(200)
    for (const words of ['CPP Exemple', 'EX-26-11', formatPlainDate('fr', approval.approvedOn), 'Version '])
      expect(body).toContain(words)
    expect(body).not.toContain('Texte d’exemple')
  })

  test('makes the page NotFound if it does not exist in the service', async () => {
    const content = { ...withoutContent, study: async () => undefined }
    expect((await render(predictom, sampleSettings('fr'), content)).status).toBe(404)
  })
})

test('unreadable content is 503, with header, telephone and a retry button', async () => {
  const { status, body, contents } = await render('/nos-articles', sampleSettings('fr'), withoutContent)
  expect([status, contents?.data]).toEqual([503, undefined])
  for (const part of ['<header', 'href="tel:', '<button', '<footer']) expect(body).toContain(part)
})

test('blocks of every kind are complete in the document, and hostile texts are escaped', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const article = {
    ...sleep,
    title: hostile,
    short: [hostile],
    body: [...sleep.body, { kind: 'lead' as const, text: hostile }, { kind: 'film' } as never],
  }
  const { body } = await render(
    '/nos-articles/article/sommeil-et-memoire',
    sampleSettings('fr'),
    contentWith(articles, [article]),
  )
  expect(body).not.toMatch(/<img src|<script|style=/)
  for (const words of ['Trois petits pas', 'Puis-je arrêter', 'Ce qui aide la mémoire', 'Parler à quelqu’un'])
    expect(body).toContain(words)
})

describe('the home page', () => {
  const content = { ...contentWithStudies('fr'), articles: contentWith(articles).articles }
  const bodyWith = async (read: typeof content, settings = sampleSettings('fr')) =>
    (await render('/', settings, read)).body

  test('shows the current studies, each with its status and the date of its check, and marks samples', async () => {
    const { before, body } = await render('/', sampleSettings('fr'), content)
    expect(body).toContain('En savoir plus sur PREDICTOM')
    expect(body).toMatch(/vérifiée le 20\u00a0novembre 2026/)
    expect(before).toContain('Site d’exemple')
  })

  test('shows the newest articles, and none on the English site', async () => {
    expect(await bodyWith(content)).toContain(sleep.title)
    const { body } = await render('/', sampleSettings('en'), {
      ...contentWithStudies('en'),
      articles: content.articles,
    })
    expect(body).toContain('MK-2214')
    expect(body).not.toContain(sleep.title)
  })

  test('is shown without unreadable parts', async () => {
    const { status, body } = await render('/', sampleSettings('fr'), withoutContent)
    expect(status).toBe(200)
    expect(body).toContain('Voir toutes les études')
    expect(body).not.toContain('PREDICTOM')
  })

  test('names the caller if the operator has set their first name', async () => {
    expect(await bodyWith(content, { ...sampleSettings('fr'), callerFirstName: 'Camille' })).toContain('Camille, la')
    expect(await bodyWith(content)).toContain('La personne qui vous appelle')
  })
})
