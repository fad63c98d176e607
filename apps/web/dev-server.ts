import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import type { RenderedPage } from './src/render.tsx'
import { createSite } from './server/app.ts'
import { htmlDocument } from './server/document.ts'
import { publicSettings } from './server/operator-facts.ts'
import { createPageStore, type MakePage } from './server/page-store.ts'
import { readSettings } from './server/settings.ts'

// The site with reload: Vite serves the sources, everything else is the real site server, rendering each page anew.
const settings = readSettings(process.env)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const assets = { boot: '/src/boot.ts', styles: [], fonts: [], scriptsOf: () => ({ first: [], ahead: [] }) }

const makePage: MakePage = async (url, ofSite) => {
  const { render } = await vite.ssrLoadModule('/src/render.tsx')
  const shown = publicSettings(settings.operator, ofSite)
  const page: RenderedPage = await render(url, shown)
  return { status: page.status, html: await vite.transformIndexHtml(url, htmlDocument(page, shown, assets)) }
}

const site = await createSite(settings, (...wanted) => createPageStore(makePage)(...wanted), {
  serverFactory: (handle) =>
    createServer((request, response) => vite.middlewares(request, response, () => handle(request, response))),
})
// Vite brings styles and reload as inline code, which the policy of the real site forbids.
site.addHook('onSend', async (_request, reply) => {
  reply.removeHeader('content-security-policy')
})
process.stdout.write(`site in development on ${await site.listen({ port: settings.port, host: settings.host })}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([site.close(), vite.close()]))
}
