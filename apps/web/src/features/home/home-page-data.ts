import type { ArticleEntry } from '@clairmemoire/cms-client/article'
import type { Footer } from '@clairmemoire/cms-client/footer'
import { joinCatalogs } from '@clairmemoire/i18n/catalog'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { existsIn } from '../../routing/guard.ts'
import { loadPageCopy, type PageCopy, type PageText } from '../../routing/page-loader.ts'
import { studiesInOwnCountry } from '../../routing/site-address.ts'
import { type PlainPath, siteMap } from '../../routing/site-map.ts'
import { readStudyEntries, studyEntriesCatalog, type StudyEntry } from '../../study-entries/index.ts'
import {
  behindCopy,
  type Drawn,
  type ForWhom,
  forWhomCopy,
  type Paragraph,
  pillarsCopy,
  stepsCopy,
  type Way,
} from './home-parts.copy.ts'

const homeCopy: PageCopy = {
  catalog: joinCatalogs(studyEntriesCatalog, {
    fr: () => import('./locales/fr.po'),
    en: () => import('./locales/en.po'),
  }),
  title: msg({ id: 'home.page.title', message: 'Clinique en ligne de la mémoire' }),
  description: msg({
    id: 'home.page.description',
    message:
      'Un doute sur votre mémoire ou celle d’un proche ? Des informations claires sur les études de recherche, et une équipe à votre écoute par téléphone.',
  }),
}

const maxStudies = 3

/** The studies that a person can ask about now: first those that recruit, then those whose state is to be confirmed. */
export function studiesNow(studies: readonly StudyEntry[]): readonly StudyEntry[] {
  const of = (status: StudyEntry['status']) => studies.filter((study) => study.status === status)
  return [...of('recruiting'), ...of('to_confirm')].slice(0, maxStudies)
}

const maxArticles = 2

/** The texts are in the language of the page; the drawings are addresses. */
export interface HomePageData {
  forWhom: readonly ForWhom[]
  steps: readonly Paragraph[]
  studies: readonly StudyEntry[]
  /** The address of the studies in the site's country, if their pages are in another language than this page. */
  inOwnCountry: string | undefined
  behind: readonly Way[]
  /** The response time, as the clinic has written it. */
  answerTime: string | undefined
  pillars: readonly Drawn[]
  articles: readonly ArticleTeaser[]
  pageText: PageText
}

/** Leaves out the parts that the content service cannot deliver. */
export async function homePageData(context: SiteContext): Promise<HomePageData> {
  const { i18n, locale, settings } = context
  const [{ pageText }, studies, articles, footer] = await Promise.all([
    loadPageCopy(context, homeCopy),
    readStudyEntries(context).catch(() => []),
    latestArticles(context).catch(() => []),
    footerOf(context).catch(() => undefined),
  ])
  const translated = <Copy extends Paragraph<MessageDescriptor>>(copy: Copy) => ({
    ...copy,
    title: i18n._(copy.title),
    text: i18n._(copy.text),
  })
  const isHere = ({ to }: { to: PlainPath }) => siteMap.some((page) => page.path === to && existsIn(page, locale))
  return {
    forWhom: forWhomCopy.filter(isHere).map(translated),
    steps: stepsCopy.map(translated),
    studies: studiesNow(studies),
    inOwnCountry: studiesInOwnCountry(settings),
    behind: behindCopy.filter(isHere).map((way) => ({ ...translated(way), label: i18n._(way.label) })),
    answerTime: footer?.facts?.answerTime,
    pillars: pillarsCopy.map(translated),
    articles,
    pageText,
  }
}

async function footerOf({ content }: SiteContext): Promise<Footer | undefined> {
  return (await content()).footer()
}

type ArticleTeaser = Pick<ArticleEntry, 'slug' | 'title'>

/** The newest articles; the English site has no articles. */
async function latestArticles({ content, locale }: SiteContext): Promise<readonly ArticleTeaser[]> {
  if (locale !== 'fr') return []
  const articles = await (await content()).articles()
  return articles.slice(0, maxArticles).map(({ slug, title }) => ({ slug, title }))
}
