import type { CmsClient } from '@clairmemoire/cms-client'
import { ContentError } from '@clairmemoire/cms-client/content-error'
import { createDraftClient } from '@clairmemoire/cms-client/drafts'
import { isCallGuide } from '@clairmemoire/cms-client/site-links'
import { countryOfSite } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PreviewRefusal } from '../../src/features/preview/index.ts'
import { type Content, contentPath } from '../../src/platform/content/content.ts'
import { existsIn } from '../../src/routing/guard.ts'
import { type PathMatch, publicPath } from '../../src/routing/public-paths.ts'
import { documentOf, pageOf, type Screen, siteMap } from '../../src/routing/site-map.ts'
import type { PreviewCode } from '../document.ts'
import { recordedContent, type SiteContent } from '../content/site-content.ts'
import { environmentOfRequest, siteOfRequest } from '../locale-of-request.ts'
import { publicSettings } from '../operator-facts.ts'
import type { Operator } from '../operator-settings.ts'
import type { SiteSettings } from '../settings.ts'
import { type Draft, previewPath, readPreviewLink } from './preview-link.ts'

/** Milliseconds for reading a draft from the content service. */
const timeout = 5000

/** Previews show the current draft from the content service with published content around it. They need both secrets. */
export function sitePreviews(settings: SiteSettings, code: PreviewCode, content: SiteContent): Previews {
  const { cmsUrl, previewSecret, previewToken, operator } = settings
  return {
    code,
    operator,
    secret: previewToken === undefined ? undefined : previewSecret,
    drafts: createDraftClient({ origin: cmsUrl, files: contentPath, token: previewToken ?? '', timeout }),
    published: (locale) => recordedContent(content, locale).content,
  }
}

export interface Previews {
  /** The secret that signs links; if undefined, every link is rejected. */
  secret: string | undefined
  operator: Operator
  code: PreviewCode
  drafts: CmsClient
  /** The published content, which fills the page except for the draft. */
  published: (locale: Locale) => Content
}

const statuses: Readonly<Record<PreviewRefusal['kind'], number>> = {
  forged: 403,
  expired: 403,
  missing: 404,
  'without-page': 404,
  unreadable: 422,
  unavailable: 503,
}

/** Responds to a valid link of the content service with the page of the draft, in the language of the draft; the page is not cached. */
export function servePreview(app: FastifyInstance, previews: Previews): void {
  app.get(previewPath, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const link = readPreviewLink(request.query, previews.secret, Date.now())
    const { locale } = 'draft' in link ? link.draft : siteOfRequest(request)
    const outcome = 'draft' in link ? await shown(previews, request, link.draft) : { kind: link.refused }
    reply.header('content-language', locale)
    if ('html' in outcome) return reply.code(outcome.status).type('text/html; charset=utf-8').send(outcome.html)
    const sentence = await previews.code.refusal(locale, outcome)
    return reply.code(statuses[outcome.kind]).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  })
}

type Outcome = { status: number; html: string } | PreviewRefusal

async function shown(previews: Previews, request: FastifyRequest, draft: Draft): Promise<Outcome> {
  const page = previewedPage(draft)
  if (page === undefined) return { kind: 'without-page' }
  const { locale } = draft
  try {
    const content = await page.readContent(previews.drafts, previews.published(locale))
    if (content === undefined) return { kind: 'missing' }
    const site = {
      locale,
      environment: environmentOfRequest(request),
      country: countryOfSite({ host: request.host, locale }),
    }
    // Editors see texts that are not approved yet.
    const settings = { ...publicSettings(previews.operator, site), showsSamples: true, asksConsent: false }
    return await previews.code.renderDocument(page.url, settings, content)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { failure } = error
    return failure.kind === 'unreadable' ? { kind: 'unreadable', field: failure.field } : { kind: 'unavailable' }
  }
}

/** A page that shows a draft: its address, and the content with the draft in it. */
interface PreviewedPage {
  url: string
  /** The content with the draft in it. Undefined if the draft does not exist; rejects if it cannot be read. */
  readContent: (drafts: CmsClient, published: Content) => Promise<Content | undefined>
}

/**
 * Finds the page that shows a draft; undefined if the document has no page in its language. Add a case here for a new kind of document with
 * a page.
 */
function previewedPage({ kind, locale, slug }: Draft): PreviewedPage | undefined {
  const at = (screen: Screen, params?: PathMatch['params']) =>
    existsIn(pageOf(screen), locale) ? publicPath(pageOf(screen), locale, params) : undefined
  if (kind === 'articles')
    return withUrl(at('ArticleDetail', { slug }), async (drafts, published) => {
      const article = await drafts.readArticle(locale, slug)
      return article && { ...published, article: async () => article }
    })
  // A guide for calls has no page of its own, so it is previewed as a text page.
  if (kind === 'pages')
    return withUrl(pathOfDocument(isCallGuide(slug) ? 'legal' : slug, locale), async (drafts, published) => {
      const page = await drafts.readPage(locale, slug)
      return page && { ...published, page: async () => page }
    })
  if (kind === 'studies')
    return withUrl(at('StudyDetail', { trial_name: slug }), async (drafts, published) => {
      const study = await drafts.readStudy(locale, slug)
      return study && { ...published, study: async () => study }
    })
  if (kind === 'footer')
    return withUrl(at('Home'), async (drafts, published) => {
      const footer = await drafts.readFooter(locale)
      return footer && { ...published, footer: async () => footer }
    })
  return undefined
}

function pathOfDocument(name: string, locale: Locale): string | undefined {
  const page = siteMap.find((row) => documentOf(row) === name)
  return page && existsIn(page, locale) ? publicPath(page, locale) : undefined
}

function withUrl(url: string | undefined, readContent: PreviewedPage['readContent']): PreviewedPage | undefined {
  return url === undefined ? undefined : { url, readContent }
}
