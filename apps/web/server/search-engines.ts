import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { FastifyInstance } from 'fastify'
import { pagesOf } from '../src/routing/known-urls.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { siteOfRequest } from './locale-of-request.ts'

/** robots.txt and sitemap.xml of the host that is asked; only production invites search engines. */
export function serveSearchEngines(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) => {
    const { locale, environment } = siteOfRequest(request)
    const rule = environment === 'production' ? 'Allow: /' : 'Disallow: /'
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8')
    return `User-agent: *\n${rule}\nSitemap: ${siteOrigin(locale, environment)}/sitemap.xml\n`
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { locale, environment } = siteOfRequest(request)
    const urls = pagesOf(locale)
      .filter(({ page }) => page.status === 200)
      .map(({ page, params }) => siteOrigin(locale, environment) + publicPath(page, locale, params))
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8')
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls.map((url) => `<url><loc>${url}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n')
  })
}
