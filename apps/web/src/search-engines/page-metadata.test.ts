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

describe('other sites get', () => {
  test('the title, the address and the picture of the page', async () => {
    const meta = await metaOf('/clinical-trials', 'en')
    expect(meta.get('og:title')).toBe('Memory research studies')
    expect(meta.get('og:url')).toBe('https://clairmemoire.com/clinical-trials')
    expect(meta.get('og:image')).toBe('https://clairmemoire.com/share-picture.png?page=%2Fclinical-trials')
    expect([meta.get('og:locale'), meta.get('og:locale:alternate')]).toEqual(['en_US', 'fr_FR'])
  })

  test('the other languages only if the page exists in them', async () => {
    expect((await metaOf('/nos-articles')).has('og:locale:alternate')).toBe(false)
    expect((await metadataOf('/nos-articles'))?.defaultAlternate).toBeUndefined()
    expect((await metadataOf('/mentions-legales'))?.defaultAlternate).toBe('https://clairmemoire.com/legal')
  })

  test.each(['/trouver-un-essai', '/memhop-merci'])('%s is excluded from search engines', async (url) => {
    expect((await metaOf(url)).get('robots')).toBe('noindex')
  })

  test('a content page is included', async () => {
    expect((await metaOf('/mentions-legales')).has('robots')).toBe(false)
  })

  test.each([unknownUrl, '/service-unavailable'])('there is no metadata of %s', async (url) => {
    expect(await metadataOf(url)).toBeUndefined()
  })
})

describe('search engines get', () => {
  test('the breadcrumb of a page', async () => {
    expect(await thing('BreadcrumbList', '/essais-cliniques/predictom')).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://clairmemoire.fr/' },
        { position: 2, item: 'https://clairmemoire.fr/essais-cliniques' },
        { position: 3, item: 'https://clairmemoire.fr/essais-cliniques/predictom' },
      ],
    })
  })

  test('the operator of the site, once the facts are set', async () => {
    const own = { sample: false, contactPhone: '+33199001234' }
    expect(await thing('MedicalClinic', '/', 'fr', {}, own)).toMatchObject({ telephone: '+33199001234' })
    expect(await thing('MedicalClinic', '/', 'fr', {}, { sample: true })).not.toHaveProperty('telephone')
  })

  test('the registry numbers of a study, and its approved text', async () => {
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

  test('an observational study for a study without a medicine', async () => {
    expect(await thing('MedicalObservationalStudy', '/essais-cliniques/predictom')).toMatchObject({ name: 'PREDICTOM' })
  })

  test('reviewer and date of an article only if it is reviewed', async () => {
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

  test('the questions of a page with their visible answers', async () => {
    expect(await thing('FAQPage', '/legal', 'en')).toMatchObject({
      mainEntity: [{ name: 'Who reads my message?', acceptedAnswer: { text: sampleSettings('en').legal.name } }],
    })
  })

  test('the breadcrumb of a page even if its content cannot be read a second time', async () => {
    let reads = 0
    const page = contentWithPage(samplePage, 'fr').page
    const once: Partial<Content> = { page: (slug) => (reads++ === 0 ? page(slug) : Promise.reject(new Error('gone'))) }
    expect((await metadataOf('/mentions-legales', 'fr', once))?.structuredData['@graph']).toHaveLength(1)
  })
})
