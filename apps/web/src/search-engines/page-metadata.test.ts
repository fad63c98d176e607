import type { Article } from '@clairmemoire/cms-client/article'
import type { Locale } from '@clairmemoire/domain/locale'
import { describe, expect, test } from 'vitest'
import { articles, contentWith, sleep } from '../features/articles/testing/sample-articles.ts'
import { contentWithPage, samplePage } from '../features/documents/testing/sample-page.ts'
import type { Content } from '../platform/content/content.ts'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import { render } from '../render.tsx'
import { unknownUrl } from '../routing/known-urls.ts'
import { sampleSettings } from '../testing/sample-settings.ts'
import { contentWithStudies } from '../testing/sample-studies.ts'

const contentIn = (locale: Locale): Content => ({
  ...contentWith(articles),
  ...contentWithStudies(locale),
  article: contentWith(articles).article,
  page: contentWithPage(samplePage, locale).page,
})

const metadataOf = async (
  url: string,
  locale: Locale = 'fr',
  own: Partial<Content> = {},
  set: Partial<PublicSettings> = {},
) => (await render(url, { ...sampleSettings(locale), ...set }, { ...contentIn(locale), ...own })).metadata

const metaOf = async (url: string, locale: Locale = 'fr') =>
  new Map((await metadataOf(url, locale))?.meta.map(({ property, name, content }) => [property ?? name, content]))

const thing = async (type: string, ...wanted: Parameters<typeof metadataOf>) => {
  const graph = (await metadataOf(...wanted))?.structuredData['@graph'] ?? []
  return graph.find((each) => typeof each === 'object' && '@type' in each && each['@type'] === type)
}

describe('other sites read', () => {
  test('the title, the address and the picture of the page', async () => {
    const meta = await metaOf('/clinical-trials', 'en')
    expect(meta.get('og:title')).toBe('Memory research studies')
    expect(meta.get('og:url')).toBe('https://clairmemoire.com/clinical-trials')
    expect(meta.get('og:image')).toBe('https://clairmemoire.com/share-picture.png?page=%2Fclinical-trials')
    expect([meta.get('og:locale'), meta.get('og:locale:alternate')]).toEqual(['en_US', 'fr_FR'])
  })

  test('of another language only where the page is in it', async () => {
    expect((await metaOf('/nos-articles')).has('og:locale:alternate')).toBe(false)
    expect((await metadataOf('/nos-articles'))?.defaultAlternate).toBeUndefined()
    expect((await metadataOf('/mentions-legales'))?.defaultAlternate).toBe('https://clairmemoire.com/legal')
  })

  test.each(['/trouver-un-essai', '/memhop-merci'])('%s is for nobody’s index', async (url) => {
    expect((await metaOf(url)).get('robots')).toBe('noindex')
  })

  test('a page to read is for everybody’s index', async () => {
    expect((await metaOf('/mentions-legales')).has('robots')).toBe(false)
  })

  test.each([unknownUrl, '/service-unavailable'])('nothing of %s', async (url) => {
    expect(await metadataOf(url)).toBeUndefined()
  })
})

describe('search engines read', () => {
  test('where a page stands', async () => {
    expect(await thing('BreadcrumbList', '/essais-cliniques/predictom')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://clairmemoire.fr/' },
        { position: 2, item: 'https://clairmemoire.fr/essais-cliniques' },
        { position: 3, item: 'https://clairmemoire.fr/essais-cliniques/predictom' },
      ],
    })
  })

  test('who runs the site, once the operator has said so', async () => {
    const own = { sample: false, contactPhone: '+33199001234' }
    expect(await thing('MedicalClinic', '/', 'fr', {}, own)).toMatchObject({ telephone: '+33199001234' })
    expect(await thing('MedicalClinic', '/', 'fr', {}, { sample: true })).not.toHaveProperty('telephone')
  })

  test('the registry numbers of a study, and of its text what was approved', async () => {
    const approval = { authority: 'CPP', reference: '26', approvedOn: '2026-11-20', hash: '' }
    const page = '/clinical-trials/mk2214'
    const sample = await thing('MedicalTrial', page, 'en')
    expect(sample).toMatchObject({ name: 'MK-2214', sponsor: { name: 'Sample sponsor' } })
    expect(sample).toHaveProperty(
      'code',
      expect.arrayContaining([expect.objectContaining({ codeValue: 'NCT07033494' })]),
    )
    expect(sample).not.toHaveProperty('description')
    expect(sample).not.toHaveProperty('studyLocation')
    expect(sample).not.toHaveProperty('status')
    const approved = contentWithStudies('en', (study) => ({ ...study, approval }))
    expect(await thing('MedicalTrial', page, 'en', approved)).toHaveProperty('description')
  })

  test('that a study of no medicine is none', async () => {
    expect(await thing('MedicalObservationalStudy', '/essais-cliniques/predictom')).toMatchObject({ name: 'PREDICTOM' })
  })

  test('who has reviewed an article and when, unless nobody has', async () => {
    const url = '/nos-articles/article/sommeil-et-memoire'
    const reviewer = { ...sleep.reviewer, sample: false }
    const reviewed = contentWith([sleep], [{ ...sleep, reviewer, sample: false } satisfies Article])
    expect(await thing('MedicalWebPage', url)).not.toHaveProperty('lastReviewed')
    expect(await thing('MedicalWebPage', url, 'fr', { article: reviewed.article })).toMatchObject({
      lastReviewed: sleep.reviewedOn,
      reviewedBy: { name: reviewer.name },
    })
    expect(await thing('Article', url)).toMatchObject({ headline: sleep.title, datePublished: sleep.publishedOn })
  })

  test('the questions of a page with the answers that stand on it', async () => {
    expect(await thing('FAQPage', '/legal', 'en')).toMatchObject({
      mainEntity: [{ name: 'Who reads my message?', acceptedAnswer: { text: sampleSettings('en').legal.name } }],
    })
  })

  test('where a page stands even when its content cannot be read a second time', async () => {
    let reads = 0
    const page = contentWithPage(samplePage, 'fr').page
    const once: Partial<Content> = { page: (slug) => (reads++ === 0 ? page(slug) : Promise.reject(new Error('gone'))) }
    expect((await metadataOf('/mentions-legales', 'fr', once))?.structuredData['@graph']).toHaveLength(1)
  })
})
