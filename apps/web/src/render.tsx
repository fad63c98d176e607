import { createI18n, joinCatalogs, loadCatalog } from '@clairmemoire/i18n/catalog'
import { LocaleProvider } from '@clairmemoire/i18n/provider'
import { watchedMessages } from '@clairmemoire/i18n/watched-messages'
import { createMemoryHistory } from '@tanstack/react-router'
import { Store } from '@tanstack/store'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { App, createSiteRouter } from './router.tsx'
import { FormFailedToStart, failedStartCatalog } from './features/failed-start/index.ts'
import { createMemoryApplicationState } from './platform/application-state/application-state.ts'
import { createMemoryConsentChoice } from './platform/consent/consent-choice.ts'
import { type Content, isContentError } from './platform/content/content.ts'
import { noErrorReports } from './platform/error-reports/error-reports.ts'
import { noMeasurement } from './platform/measurement/measurement.ts'
import { carriedMessages, type PageContents } from './platform/page-contents/contents.ts'
import { buildPageData } from './routing/page-loader.ts'
import { unknownSession } from './platform/session/session.ts'
import type { PublicSettings } from './platform/settings/public-settings.ts'
import { shownPage } from './routing/shown-page.ts'
import type { Screen } from './routing/site-map.ts'
import { type PageMetadata, pageMetadata } from './search-engines/page-metadata.ts'
import { BeforePage } from './shell/frame/before-page.tsx'
import { shellCatalog } from './shell/catalog.ts'
import { frameCatalog } from './shell/frame/catalog.ts'
import { footerOf } from './shell/frame/footer-of.ts'

export interface RenderedPage {
  status: 200 | 404 | 503
  /** Title, description and links. */
  head: string
  /** Markup before the mount point, outside React. */
  before: string
  /** Markup inside the mount point. */
  body: string
  screen: Screen | 'NotFound'
  /**
   * The data embedded in the document. On a form they contain only the footer, if any: its scripts load its many messages, of which the
   * first screen shows few.
   */
  contents?: PageContents
  /** The result of the page's loader; undefined if NotFound is shown. */
  data?: unknown
  /** Metadata for search engines and other sites; absent if no page of the site map is shown. */
  metadata?: PageMetadata
  /** The error that prevented the page from being shown; absent if the reason is unreadable content. */
  defect?: unknown
  /** The markup of the message that is shown if the scripts of a form do not start. */
  failedStart?: string
  /** Whether the page is not hydrated. */
  still?: true
}

/** Renders any path of the site to HTML, without inline scripts or styles. */
export async function render(url: string, settings: PublicSettings, content: Content): Promise<RenderedPage> {
  const { locale, environment } = settings
  const words = watchedMessages()
  const i18n = createI18n(locale, words.messages)
  await loadCatalog(i18n, joinCatalogs(shellCatalog, frameCatalog))
  const footer = await footerOf(content, i18n, locale)
  const withoutBackend = () => Promise.reject(new Error('Pages are rendered without the backend and the device'))
  const router = createSiteRouter(
    {
      locale,
      environment,
      settings,
      i18n,
      loadShellCatalog: async () => undefined,
      carriedData: () => undefined,
      pageData: buildPageData,
      footer: new Store(footer),
      content: async () => content,
      api: withoutBackend,
      queryClient: withoutBackend,
      draftIds: withoutBackend,
      applicationState: createMemoryApplicationState(),
      reading: () => settings.reading,
      measurement: noMeasurement,
      errorReports: noErrorReports,
      session: unknownSession(),
      consent: createMemoryConsentChoice(),
      visitorCountry: new Store(settings.visitorCountry ?? settings.country),
    },
    createMemoryHistory({ initialEntries: [url] }),
  )
  Object.assign(router, { isServer: true })
  await router.load()
  words.forget()
  const html = await htmlOf(<App router={router} />)
  const messages = carriedMessages(words.read(), i18n.messages)
  const page = shownPage(router.state.matches, locale)
  const broken = router.state.matches.find(({ status }) => status === 'error')
  const match = broken ? undefined : router.state.matches.at(-1)
  const data: unknown = page && match?.loaderData
  const asksConsent = settings.asksConsent && !page?.form && !page?.urgent && page?.hydrates !== 'at-once'
  const before = <BeforePage locale={locale} asksConsent={asksConsent} isSample={settings.sample} />
  return {
    ...splitHead(html),
    before: await htmlOf(<LocaleProvider i18n={i18n}>{before}</LocaleProvider>),
    status: broken ? 503 : (page?.status ?? 404),
    screen: page?.screen ?? 'NotFound',
    data,
    ...(page?.form ? page.footer && { contents: { footer } } : { contents: { footer, messages, data } }),
    ...(page?.form && { failedStart: await failedStartOf(settings) }),
    ...(broken && !isContentError(broken.error) && { defect: broken.error }),
    ...(page?.status === 200 && match && { metadata: await pageMetadata(page, match, { i18n, content, settings }) }),
  }
}

async function failedStartOf(settings: PublicSettings): Promise<string> {
  const i18n = createI18n(settings.locale)
  await loadCatalog(i18n, failedStartCatalog)
  return htmlOf(
    <LocaleProvider i18n={i18n}>
      <FormFailedToStart settings={settings} />
    </LocaleProvider>,
  )
}

/** Renders in one chunk: beyond its default size React would stream the fallback first and replace it by an inline script. */
async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}

/** Separates the elements of the head, which React puts at the start of its output. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
