import { changedOn } from '@clairmemoire/cms-client/article'
import type { PersonEntry } from '@clairmemoire/cms-client/entries'
import { plainText } from '@clairmemoire/cms-client/rich-text'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import type { Study, StudySite } from '@clairmemoire/domain/study'
import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  MedicalClinic,
  MedicalCode,
  MedicalObservationalStudy,
  MedicalTrial,
  MedicalWebPage,
  Person,
  Question,
  Thing,
  WebSite,
} from 'schema-dts'
import { filled } from '../blocks/index.ts'
import { registerPage } from '../features/studies/index.ts'
import type { Content } from '../platform/content/content.ts'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import type { PageText } from '../routing/page-loader.ts'
import type { PathMatch } from '../routing/public-paths.ts'
import { documentOf, type Page } from '../routing/site-map.ts'
import { shownStudy } from '../study-entries/index.ts'

/** Returns the data about the subject of a page; an empty list if its content does not exist. */
type Describe = (published: PublishedPage, content: Content, settings: PublicSettings) => Promise<readonly Thing[]>

const describe: Readonly<Record<NonNullable<Page['about']>, Describe>> = {
  clinic: async (published, _content, settings) => clinicData(published, settings),
  study: trialData,
  article: articleData,
}

/** Structured data of a page, in the vocabulary of schema.org. They contain no rating and no review, because the site has none. */
export async function structuredData(
  published: PublishedPage,
  content: Content,
  settings: PublicSettings,
): Promise<Graph> {
  const { page } = published
  const subject = page.document ? questionsData : page.about && describe[page.about]
  // If the content cannot be read again, the page gets the data of its breadcrumb only.
  const things = await subject?.(published, content, settings).catch(() => [])
  return {
    '@context': 'https://schema.org',
    '@graph': [...(page.breadcrumb ? [breadcrumbData(published)] : []), ...(things ?? [])],
  }
}

/** The breadcrumb to the parent page (WCAG 2.4.8). */
function breadcrumbData({ origin, url, text, parent }: PublishedPage): BreadcrumbList {
  const way = [
    { name: productName, item: `${origin}/` },
    ...(parent ? [{ name: parent.title, item: parent.url }] : []),
    { name: text.title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}

/** The questions on a page of the editors and their answers, in the words that the page shows. */
async function questionsData(
  { page }: PublishedPage,
  content: Content,
  settings: PublicSettings,
): Promise<readonly FAQPage[]> {
  const document = await content.page(documentOf(page) ?? '')
  const { blocks } = filled({ blocks: document?.blocks ?? [] }, settings)
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []))
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        }),
      ),
    },
  ]
}

/** An article with its sources. Unless they are samples, it also has the date of its medical review and the person who reviewed it. */
async function articleData(
  { params, locale, origin, url }: PublishedPage,
  content: Content,
): Promise<readonly [MedicalWebPage, Article] | readonly []> {
  const article = await content.article(params['slug'] ?? '')
  if (!article) return []
  const { title, description, author, reviewer, publishedOn, reviewedOn, sample, sources } = article
  const clinic = { '@id': clinicId(origin) }
  const links = sources.flatMap(({ href }) => href ?? [])
  return [
    {
      '@type': 'MedicalWebPage',
      '@id': url,
      url,
      name: title,
      inLanguage: locale,
      ...(!sample && { lastReviewed: reviewedOn }),
      ...(!sample && !reviewer.sample && { reviewedBy: personOf(reviewer) }),
    },
    {
      '@type': 'Article',
      headline: title,
      description,
      inLanguage: locale,
      mainEntityOfPage: { '@id': url },
      datePublished: publishedOn,
      dateModified: changedOn(article),
      author: author.sample ? clinic : personOf(author),
      publisher: clinic,
      ...(links.length > 0 && { citation: links }),
    },
  ]
}

function personOf({ name, role }: PersonEntry): Person {
  return { '@type': 'Person', name, jobTitle: role }
}

/** The id by which other structured data refer to the clinic. */
function clinicId(origin: string): string {
  return `${origin}/#clinic`
}

/** The operator of the site. Sample facts are omitted, because machines cannot recognize them as samples. */
function clinicData({ origin, locale, text }: PublishedPage, settings: PublicSettings): [MedicalClinic, WebSite] {
  const { sample, legal, contactPhone, contactEmail, social } = settings
  const facts = {
    legalName: legal.name,
    address: legal.address,
    telephone: contactPhone,
    email: contactEmail,
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
  }
  return [
    {
      '@type': 'MedicalClinic',
      '@id': clinicId(origin),
      name: productName,
      description: text.description,
      url: `${origin}/`,
      logo: `${origin}/icons/512.png`,
      medicalSpecialty: 'https://schema.org/Neurologic',
      ...(sample ? {} : facts),
    },
    {
      '@type': 'WebSite',
      name: productName,
      url: `${origin}/`,
      inLanguage: locale,
      publisher: { '@id': clinicId(origin) },
    },
  ]
}

type StudyData = MedicalTrial | MedicalObservationalStudy

/** A study with the facts of its registry. It also has the text of its invitation once an ethics committee has approved that text. */
async function trialData(
  { params, locale, url }: PublishedPage,
  content: Content,
  settings: PublicSettings,
): Promise<readonly StudyData[]> {
  const study = await shownStudy(params['trial_name'] ?? '', { content: async () => content, locale, settings })
  if (!study) return []
  const { approval, title, page } = study
  return [
    {
      '@type': study.kind === 'medicine' ? 'MedicalTrial' : 'MedicalObservationalStudy',
      name: study.name,
      url,
      sponsor: { '@type': 'Organization', name: study.sponsor },
      ...(isKnownToRecruit(study) && { status: 'https://schema.org/Recruiting' }),
      ...(study.registryIds.length > 0 && { code: study.registryIds.map(codeOf) }),
      ...placesOf(study.sites),
      ...(approval && { alternateName: title, description: page.summary }),
    },
  ]
}

/** A study with sample sites also has a sample state, so it is not known to recruit. */
function isKnownToRecruit({ status, sites }: Study): boolean {
  return status === 'recruiting' && !sites.some(({ sample }) => sample)
}

function codeOf(id: string): MedicalCode {
  const url = registerPage(id)
  return {
    '@type': 'MedicalCode',
    codeValue: id,
    ...(url !== undefined && { codingSystem: new URL(url).hostname, url }),
  }
}

/** Sample sites are marked on the page, so they are omitted here. */
function placesOf(sites: readonly StudySite[]): { studyLocation?: AdministrativeArea[] } {
  const cities = sites.filter(({ sample, recruiting }) => recruiting && !sample).map(({ city }) => city)
  if (cities.length === 0) return {}
  return { studyLocation: cities.map((name) => ({ '@type': 'AdministrativeArea', name })) }
}

/** The facts of a page for search engines and other sites, with absolute canonical addresses. */
export interface PublishedPage extends PathMatch {
  locale: Locale
  /** The origin of the site, without a slash at its end. */
  origin: string
  url: string
  text: PageText
  /** The parent page; absent if that is the home page. */
  parent?: { url: string; title: string }
}
