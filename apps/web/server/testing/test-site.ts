import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Content, withoutContent } from '../../src/platform/content/content.ts'
import { render } from '../../src/render.tsx'
import { previewRefusal, renderPreview } from '../../src/render-preview.tsx'
import { createSite } from '../app.ts'
import { documentOf, type PreviewCode, type RenderDocument } from '../document.ts'
import { createContentStore, memoryArchive } from '../content/content-store.ts'
import { pagesOnContent, recordedContent, type SiteContent } from '../content/site-content.ts'
import { reportsOf, reportRenderFailures } from '../error-reports/own-errors.ts'
import { sitePreviews } from '../preview/serve-preview.ts'
import { readSettings } from '../settings.ts'

const assets = {
  boot: '/assets/boot.js',
  bootAfterPaint: '/assets/boot-after-paint.js',
  pageFrame: '/assets/page-frame.js',
  styles: ['/assets/site.css'],
  printStyles: '/assets/print.css',
  fonts: [],
  stylesOf: () => [],
  filesOf: () => ({ styles: [], first: [], ahead: [] }),
}

const renderDocument: RenderDocument = async (url, settings, content) =>
  documentOf(await render(url, settings, content), settings, assets)

const previewCode: PreviewCode = {
  refusal: previewRefusal,
  renderDocument: async (url, settings, content) =>
    documentOf(await renderPreview(url, settings, content), settings, assets),
}

export interface TestSite {
  origin: string
  /** Sends a visitor's request to the host, without following redirects. */
  fetch: (path: string, visitor?: { host?: string } & RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Starts the whole site server on a free port; its pages are rendered from source. A test can request any host, as through a proxy. */
export async function startTestSite(
  environment: Record<string, string> = {},
  given: Content | SiteContent = withoutContent,
): Promise<TestSite> {
  const settings = readSettings({ PORT: '0', TRUST_PROXY: 'loopback', ...environment })
  const content = 'store' in given ? given : inMemory(() => given)
  const reportError = reportsOf(settings)
  const pageAt = pagesOnContent(reportRenderFailures(renderDocument, reportError), content, settings.operator)
  const assetsFolder = await sampleClient()
  const site = await createSite(settings, pageAt, {
    assetsFolder,
    contentIn: (locale) => recordedContent(content, locale).content,
    onPublished: content.store.expire,
    previews: sitePreviews(settings, previewCode, content),
    reportError,
  })
  // The test shares a process with the site, so a busy process must not count as a slow client.
  Object.assign(site.server, { headersTimeout: 0, requestTimeout: 0 })
  const origin = await site.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    fetch: (path, { host, ...request } = {}) =>
      fetch(origin + path, {
        redirect: 'manual',
        ...request,
        headers: { ...(host ? { 'x-forwarded-host': host } : {}), ...plain(request.headers) },
      }),
    async close() {
      await site.close()
      await rm(assetsFolder, { recursive: true })
    },
  }
}

/** Content that is cached until the process ends. */
export function inMemory(sourceIn: SiteContent['sourceIn']): SiteContent {
  const ignore = () => undefined
  return {
    store: createContentStore({ archive: memoryArchive(), onFailure: ignore, onStoreFailure: ignore }),
    sourceIn,
  }
}

function plain(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}

async function sampleClient(): Promise<string> {
  const folder = `${await mkdtemp(join(tmpdir(), 'site-client-'))}/`
  await mkdir(`${folder}assets`)
  await writeFile(`${folder}favicon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(`${folder}licenses.txt`, 'Copyright')
  await writeFile(`${folder}assets/boot.js`, 'start()')
  await writeFile(`${folder}assets/boot.js.br`, 'compressed')
  for (const name of ['boot.js.map', 'boot.js.map.br']) await writeFile(`${folder}assets/${name}`, 'source')
  return folder
}
