import type { Catalog } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { mayBeShown } from '../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { existsIn } from '../../routing/guard.ts'
import { unlisted } from '../../routing/listed-pages.ts'
import { loadPageCopy, type PageCopy, type PageText } from '../../routing/page-loader.ts'
import { publicPath } from '../../routing/public-paths.ts'
import { documentOf, type Page, type Screen, siteMap } from '../../routing/site-map.ts'

const siteMapCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }

const siteMapCopy: PageCopy = {
  catalog: siteMapCatalog,
  title: msg({ id: 'site-map.title', message: 'Plan du site' }),
  description: msg({ id: 'site-map.description', message: 'Toutes les pages de ce site, rangées par sujet.' }),
}

/** A page with its title. */
interface ListedPage {
  href: string
  title: string
}

const subjectsInOrder = ['clinic', 'research', 'easy', 'articles', 'legal'] as const

export type Subject = (typeof subjectsInOrder)[number]

export interface SiteMapPageData {
  /** Subjects without pages are omitted. */
  subjects: readonly { subject: Subject; pages: readonly ListedPage[] }[]
  pageText: PageText
}

/** Titles and descriptions of pages without documents. */
export type Copies = Partial<Record<Screen, PageCopy>>

/** All other pages belong to the clinic. */
const subjectOf: Partial<Record<Screen, Subject>> = {
  StudiesHome: 'research',
  StudyDetail: 'research',
  TrialFinder: 'research',
  TrialEngagementForm: 'research',
  WhoPays: 'research',
  EasyMemoryTest: 'easy',
  EasyStudy: 'easy',
  EasyConsultation: 'easy',
  EasyHelpNow: 'easy',
  ArticlesHome: 'articles',
  ArticleDetail: 'articles',
  Legal: 'legal',
  PrivacyPolicy: 'legal',
  TermsConditions: 'legal',
  Cookies: 'legal',
  CookieSettings: 'legal',
  Accessibility: 'legal',
}

/** Every page in the language, from the route table and the content service. */
export async function siteMapPageData(context: SiteContext, copies: Copies): Promise<SiteMapPageData> {
  const listed = siteMap.filter(
    (page) =>
      page.status === 200 && page.screen !== 'SiteMap' && !unlisted.has(page.screen) && existsIn(page, context.locale),
  )
  const [words, ...found] = await Promise.all([
    loadPageCopy(context, siteMapCopy),
    ...listed.map(async (page) => ({
      subject: subjectOf[page.screen] ?? 'clinic',
      pages: await pagesOf(page, context, copies),
    })),
  ])
  const subjects = subjectsInOrder.map((subject) => ({
    subject,
    pages: found.filter((part) => part.subject === subject).flatMap(({ pages }) => pages),
  }))
  return { subjects: subjects.filter(({ pages }) => pages.length > 0), ...words }
}

async function pagesOf(page: Page, context: SiteContext, copies: Copies): Promise<readonly ListedPage[]> {
  const { content, locale, settings } = context
  const at = (title: string, params = {}) => ({ title, href: publicPath(page, locale, params) })
  const copy = copies[page.screen]
  if (copy) return [at((await loadPageCopy(context, copy)).pageText.title)]
  const read = await content()
  const name = documentOf(page)
  if (name !== undefined) {
    // An unreadable document only omits its own line.
    const document = await read.page(name).catch(() => undefined)
    return document ? [at(document.title)] : []
  }
  if (page.screen === 'ArticleDetail') return (await read.articles()).map(({ title, slug }) => at(title, { slug }))
  const studies = (await read.studies()).filter((study) => study.page && mayBeShown(study, settings))
  return studies.map(({ title, slug }) => at(title, { trial_name: slug }))
}
