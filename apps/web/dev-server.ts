import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { serverLog } from '@clairmemoire/observability/server-log'
import { createServer as createVite } from 'vite'
import { createSite } from './server/app.ts'
import { pagesOnContent, recordedContent, siteContent } from './server/content/site-content.ts'
import { documentOf, type RenderDocument } from './server/document.ts'
import type { PageStore } from './server/page-store.ts'
import { readSettings } from './server/settings.ts'
import type { RenderedPage } from './src/render.tsx'

// The site with reload: Vite serves the sources; the real site server does the rest and renders each page on every request.
const settings = readSettings(process.env)
// Node watches its imports and restarts; a bundled copy of the configuration would restart it for ever.
const vite = await createVite({ configLoader: 'native', server: { middlewareMode: true }, appType: 'custom' })
// Content pages load no script that would add style sheets later, so each page includes all of them.
const sheets = path.dirname(fileURLToPath(import.meta.resolve('@clairmemoire/ui/styles.css')))
const addressOf = (sheet: string) => `/@fs${path.join(sheets, sheet)}`
const assets = {
  boot: '/src/boot.ts',
  bootAfterPaint: '/src/boot-after-paint.ts',
  pageFrame: '/src/shell/frame/page-frame.ts',
  styles: globSync('!(print).css', { cwd: sheets }).map(addressOf),
  printStyles: addressOf('print.css'),
  fonts: [],
  stylesOf: () => [],
  filesOf: () => ({ styles: [], first: [], ahead: [] }),
}

const renderDocument: RenderDocument = async (url, shown, content) => {
  const { render } = await vite.ssrLoadModule('/src/render.tsx')
  const page: RenderedPage = await render(url, shown, content)
  const document = documentOf(page, shown, assets)
  return { ...document, html: await vite.transformIndexHtml(url, document.html) }
}

const log = serverLog('site')
const content = siteContent(settings, log, outageTracker(log))
const pageAt: PageStore = (...wanted) => pagesOnContent(renderDocument, content, settings.operator)(...wanted)
const site = await createSite(settings, pageAt, {
  contentIn: (locale) => recordedContent(content, locale).content,
  serverFactory: (handle) =>
    createServer((request, response) => vite.middlewares(request, response, () => handle(request, response))),
})
// Vite injects inline styles and scripts, which the policy of the real site forbids.
site.addHook('onSend', async (_request, reply) => {
  reply.removeHeader('content-security-policy')
})
process.stdout.write(`site in development on ${await site.listen({ port: settings.port, host: settings.host })}\n`)
