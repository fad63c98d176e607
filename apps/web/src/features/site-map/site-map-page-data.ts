import type { Catalog } from '@clairmemoire/i18n/catalog'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyRoute } from '@tanstack/react-router'
import { mayBeShown } from '../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { existsIn } from '../../routing/guard.ts'
import { loadPageCopy, type PageCopy, type PageText, pageTextIn } from '../../routing/page-loader.ts'
import { publicPath } from '../../routing/public-paths.ts'
import type { Subject } from '../../routing/page-row.ts'
import { documentOf, type Page, siteMap } from '../../routing/site-map.ts'

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

/** The titles of the subjects, in display order. */
const titles: Readonly<Record<Subject, MessageDescriptor>> = {
  clinic: msg({ id: 'site-map.clinic', message: 'La clinique' }),
  research: msg({ id: 'site-map.research', message: 'La recherche' }),
  easy: msg({ id: 'site-map.easy', message: 'En facile à lire' }),
  articles: msg({ id: 'site-map.articles', message: 'Les articles' }),
  legal: msg({ id: 'site-map.legal', message: 'Informations légales' }),
}

export interface SiteMapPageData {
  /** The subjects with their pages; subjects without pages are left out. */
  subjects: readonly { title: string; pages: readonly ListedPage[] }[]
  pageText: PageText
}

/** Lists every page in the language, from the route table and the content service. */
export async function siteMapPageData(context: SiteContext, routes: readonly AnyRoute[]): Promise<SiteMapPageData> {
  const listed = siteMap.filter((page) => page.listed && page.screen !== 'SiteMap' && existsIn(page, context.locale))
  const [words, ...found] = await Promise.all([
    loadPageCopy(context, siteMapCopy),
    ...listed.map(async (page) => ({ subject: page.listed, pages: await pagesOf(page, context, routes) })),
  ])
  const subjects = Object.entries(titles).map(([subject, title]) => ({
    title: context.i18n._(title),
    pages: found.filter((part) => part.subject === subject).flatMap(({ pages }) => pages),
  }))
  return { subjects: subjects.filter(({ pages }) => pages.length > 0), ...words }
}

async function pagesOf(page: Page, context: SiteContext, routes: readonly AnyRoute[]): Promise<readonly ListedPage[]> {
  const { content, locale, settings } = context
  const at = (title: string, params = {}) => ({ title, href: publicPath(page, locale, params) })
  const name = documentOf(page)
  if (name !== undefined) {
    // An unreadable document is left out; the other pages are still listed.
    const document = await (await content()).page(name).catch(() => undefined)
    return document ? [at(document.title)] : []
  }
  if (page.about === 'article') {
    const articles = await (await content()).articles()
    return articles.map(({ title, slug }) => at(title, { slug }))
  }
  if (page.about === 'study') {
    const studies = (await (await content()).studies()).filter((study) => study.page && mayBeShown(study, settings))
    return studies.map(({ title, slug }) => at(title, { trial_name: slug }))
  }
  const route = routes.find(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1') === page.path)
  const text = pageTextIn(await route?.options.loader?.({ context, params: {}, deps: {} }))
  return text ? [at(text.title)] : []
}
