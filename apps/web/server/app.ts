import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@clairmemoire/domain/locale'
import { type ReportError, reportNothing } from '@clairmemoire/observability/server-error-reports'
import { ownSitesOf } from '@clairmemoire/settings/operator'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import fastify from 'fastify'
import { consentForm } from '../src/platform/consent/consent-form.ts'
import { type Content, withoutContent } from '../src/platform/content/content.ts'
import { failedStartPath, reportsPath } from '../src/platform/error-reports/error-reports.ts'
import { measurementPath } from '../src/platform/measurement/measured-events.ts'
import { readingSettingsForm } from '../src/platform/reading/reading-settings-form.ts'
import { noticesPath } from '../src/routing/file-paths.ts'
import { unknownUrl } from '../src/routing/known-urls.ts'
import { type BackendWatch, proxyApi } from './api-proxy.ts'
import { serveFeed } from './articles-feed.ts'
import { boundPipelining, visitorTimeouts } from './connection-limits.ts'
import { proxyContent, publishedPath, publishWebhook } from './content/content-proxy.ts'
import { serveContent } from './content/serve-content.ts'
import { recordConsentAt, serveCookieConsent } from './cookie-consent.ts'
import { answerFailedRequests } from './error-reports/own-errors.ts'
import { serveErrorReports } from './error-reports/serve-error-reports.ts'
import { isBackendReady, serveHealth } from './health.ts'
import { serveLocaleSwitch } from './locale-switch.ts'
import { collectorsOf } from './measurement/collectors.ts'
import { serveMeasurement } from './measurement/serve-measurement.ts'
import type { PageStore } from './page-store.ts'
import { canRenderPages, createPageAnswer, servePageContents, serveSpeculationRules } from './pages.ts'
import { serveIcons } from './pictures/serve-icons.ts'
import { serveSharePictures } from './pictures/serve-share-pictures.ts'
import { type Previews, servePreview } from './preview/serve-preview.ts'
import { serveReadingSettings } from './reading-settings.ts'
import {
  originForm,
  refuseAmbiguousTargets,
  refuseUnreadable,
  refuseWithoutHost,
  ignoreExpectHeader,
} from './refused-requests.ts'
import { serveSearchEngines } from './search-engines.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveSecurityTxt } from './security-txt.ts'
import type { SiteSettings } from './settings.ts'

const clientFolder = fileURLToPath(new URL('../dist/client/', import.meta.url))

export interface SiteOptions {
  assetsFolder?: string
  /** Content for the sitemap, for the feed, and for pages that are open. */
  contentIn?: (locale: Locale) => Content
  /** Called when the content service announces a publication. */
  onPublished?: () => void
  /** Shows drafts to editors. */
  previews?: Previews
  /** Reports a failed request to the operator. */
  reportError?: ReportError
  /** Observes every request. */
  watch?: (app: FastifyInstance) => void
  /** Called with the outcome of each call to the backend. */
  backend?: BackendWatch
  /** Lets a development server handle requests first. */
  serverFactory?: FastifyServerFactory
}

/** The site server: pages, assets and, under `/api`, the backend, all on one origin. */
export async function createSite(
  settings: SiteSettings,
  pageAt: PageStore,
  {
    assetsFolder = clientFolder,
    contentIn = () => withoutContent,
    onPublished = () => undefined,
    previews,
    reportError = reportNothing,
    watch = () => undefined,
    backend = { answers: () => undefined, fails: () => undefined },
    ...server
  }: SiteOptions = {},
): Promise<FastifyInstance> {
  const answerPage = createPageAnswer(pageAt, { PartnerNeuilly: settings.partnerNeuillyUrl })
  const app = fastify({
    ...server,
    trustProxy: settings.trustProxy,
    ...visitorTimeouts,
    // If Node rejected a request without a host, its response would lack our headers.
    http: { ...visitorTimeouts.http, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable,
    // A request on an open connection while the site stops still gets the regular 503 response.
    return503OnClosing: false,
    rewriteUrl: pathOfTarget,
  })
  watch(app)
  boundPipelining(app)
  answerFailedRequests(app, reportError)
  app.decorate('ownSites', ownSitesOf(settings.operator))
  addSecurityHeaders(app, {
    editors: settings.cmsAdminUrl ?? settings.cmsUrl,
    isPreloaded: settings.isPreloaded,
  })
  await app.register(fastifyCookie)
  refuseWithoutHost(app)
  ignoreExpectHeader(app)
  refuseAmbiguousTargets(app)
  refuseOtherMethods(app)
  proxyApi(app, settings.backendUrl, backend)
  proxyContent(app, settings.cmsUrl)
  publishWebhook(app, { secret: settings.webhookSecret, onPublished })
  if (previews) servePreview(app, previews)
  await serveAssets(app, assetsFolder)
  serveLocaleSwitch(app)
  serveReadingSettings(app)
  serveCookieConsent(app, recordConsentAt(settings.backendUrl))
  serveErrorReports(app, settings.operator.sentryDsn)
  serveMeasurement(app, collectorsOf(settings.operator))
  serveSearchEngines(app, contentIn, settings.operator.siteEnvironment !== 'production')
  serveSecurityTxt(app, settings.operator)
  serveSpeculationRules(app)
  serveSharePictures(app, pageAt)
  serveHealth(app, settings.operator.sms, {
    pages: () => canRenderPages(pageAt, settings.siteEnvironment),
    backend: () => isBackendReady(settings.backendUrl),
  })
  serveIcons(app, `${assetsFolder}favicon.svg`)
  serveFeed(app, contentIn)
  serveContent(app, contentIn)
  servePageContents(app, pageAt)
  app.get('/*', answerPage)
  app.setNotFoundHandler(answerPage)
  return app
}

/**
 * The path of a request. The host of a target in absolute form replaces the Host header (RFC 9112, 3.2.2). A path that cannot be decoded is
 * replaced by one that has no page.
 */
function pathOfTarget(request: IncomingMessage): string {
  const { url = '/', headers } = request
  const { host, path } = originForm(url)
  if (host !== undefined) headers.host = host
  return canBeDecoded(path) ? path : unknownUrl
}

function canBeDecoded(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return true
  } catch {
    return false
  }
}

/** Paths that accept a POST from the site's pages or the content service, besides those of the backend and of measurement. */
const postedTo = new Set<string>([
  readingSettingsForm.action,
  consentForm.action,
  reportsPath,
  failedStartPath,
  publishedPath,
])

function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    const isPosted = method === 'POST' && (postedTo.has(url) || url.startsWith(measurementPath))
    if (method === 'GET' || method === 'HEAD' || isPosted || /^\/api(?:[/?]|$)/.test(url)) done()
    else reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed\n')
  })
}

/** Built files have a hash in their name, so that browsers may cache them for ever. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false })
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '1d' }))
  app.get(noticesPath, (_request, reply) => reply.sendFile(noticesPath, { maxAge: '1d' }))
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n'),
      )
      assets.get('/', (_request, reply) => reply.callNotFound())
      await assets.register(fastifyStatic, {
        root: `${folder}assets`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
        // Source maps are never public.
        allowedPath: (file) => !/\.map(?:\.|$)/.test(file),
      })
    },
    { prefix: '/assets' },
  )
}
