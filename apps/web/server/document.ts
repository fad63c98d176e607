import { readFile } from 'node:fs/promises'
import type { Locale } from '@clairmemoire/domain/locale'
import { readingAttributes, type ReadingSettings } from '@clairmemoire/domain/reading-settings'
import type { Manifest } from 'vite'
import type { PreviewRefusal } from '../src/features/preview/index.ts'
import type { Content } from '../src/platform/content/content.ts'
import { releaseOf } from '../src/platform/error-reports/error-reports.ts'
import { contentsElementId } from '../src/platform/page-contents/contents.ts'
import { type PublicSettings, settingsElementId } from '../src/platform/settings/public-settings.ts'
import type { RenderedPage } from '../src/render.tsx'
import { type Page, siteMap } from '../src/routing/site-map.ts'
import { type ClientAssets, clientAssets } from './client-assets.ts'
import type { VersionedDocument } from './page-store.ts'
import { xmlText } from './xml-text.ts'

/** A finished document and its status. */
type RenderedDocument = Omit<VersionedDocument, 'contentVersions'> & Pick<RenderedPage, 'defect'>

export type RenderDocument = (url: string, settings: PublicSettings, content: Content) => Promise<RenderedDocument>

/** The complete document of a rendered page, and its contents as JSON. */
export function documentOf(page: RenderedPage, settings: PublicSettings, assets: ClientAssets): RenderedDocument {
  const { status, metadata, contents, data, defect } = page
  return {
    status,
    title: metadata?.title,
    html: htmlDocument(page, settings, assets),
    contents: JSON.stringify({ release: releaseOf(assets.boot), messages: contents?.messages, data }),
    defect,
  }
}

/** The HTML document of a page; the rendered page is inside its mount point. */
export function htmlDocument(page: RenderedPage, settings: PublicSettings, assets: ClientAssets): string {
  const row = siteMap.find(({ screen }) => screen === page.screen)
  const form = row?.form ? row : undefined
  const files = form && assets.filesOf(form, settings.locale)
  const start = startOf(page, row, assets)
  const styles = files?.styles ?? (row ? assets.stylesOf(row) : [])
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  const ahead = start ? (files?.ahead ?? [assets.pageFrame]) : []
  const links = [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...[...assets.styles, ...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    // The order is the priority: a content page is read first, so its fonts come first; a form must be interactive first, so its scripts
    // do.
    ...(files ? [] : fonts),
    ...(start ? [`<script type="module" src="${start.script}"></script>`] : []),
    ...(files ? files.first.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    ...(form ? requestLinks(form, settings.locale) : []),
    ...(files ? fonts : []),
  ]
  return `<!doctype html>
<html lang="${settings.locale}"${readingAttributesText(settings.reading)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${page.head}
${headOf(page.metadata)}${links.join('\n')}
</head>
<body>
${page.before}
<div id="app" role="none"${mountAttributes(row, settings, ahead, start?.attributes)}>${page.body}</div>
${page.still ? '' : (page.failedStart ?? '')}
${dataElement(settingsElementId, settings)}${page.contents ? dataElement(contentsElementId, page.contents) : ''}
<link rel="stylesheet" media="print" href="${assets.printStyles}">
</body>
</html>
`
}

/**
 * Selects the first script. A content page is read before it is used, so its script is loaded after the first paint. A form or a private
 * page is used at once, and a page with unreadable content retries at once.
 */
function startOf({ still, status }: RenderedPage, row: Page | undefined, { boot, bootAfterPaint }: ClientAssets) {
  if (still) return undefined
  const hydrates = status === 503 ? 'at-once' : (row?.hydrates ?? 'on-use')
  if (hydrates === 'at-once') return { script: boot, attributes: { 'data-hydrates': hydrates } }
  const attributes = { 'data-boot': boot, 'data-hydrates': hydrates === 'on-use' ? undefined : hydrates }
  return { script: bootAfterPaint, attributes }
}

/** Metadata for search engines and other sites; no script reads it. */
function headOf(metadata: RenderedPage['metadata']): string {
  if (!metadata) return ''
  const { meta, defaultAlternate, structuredData } = metadata
  const lines = [
    ...meta.map(({ property, name, content }) => {
      const key = property === undefined ? `name="${name}"` : `property="${property}"`
      return `<meta ${key} content="${xmlText(content)}">`
    }),
    ...(defaultAlternate === undefined
      ? []
      : [`<link rel="alternate" hreflang="x-default" href="${xmlText(defaultAlternate)}">`]),
    `<script type="application/ld+json">${scriptText(structuredData)}</script>`,
  ]
  return `${lines.join('\n')}\n`
}

/** Data for scripts, escaped so that it cannot close its element. */
function dataElement(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${scriptText(data)}</script>`
}

function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Attributes for boot.ts and the measurement services; a page without a row has only some of them. */
function mountAttributes(
  row: Page | undefined,
  settings: PublicSettings,
  ahead: readonly string[],
  start?: Readonly<Record<string, string | undefined>>,
): string {
  const attributes = {
    'data-page': row?.path,
    ...start,
    'data-measured': row?.measured ? '' : undefined,
    'data-keeps-place': row?.keepsPlace && '',
    'data-services': settings.services.length > 0 || settings.reportsErrors ? '' : undefined,
    'data-ahead': ahead.length > 0 ? ahead.join(' ') : undefined,
  }
  return attributesText(attributes)
}

/** Attributes of the root element. The server sets them, so that they apply at the first paint without a script. */
function readingAttributesText(reading: ReadingSettings): string {
  return attributesText(readingAttributes(reading))
}

function attributesText(attributes: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(attributes)
  return entries.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('')
}

/**
 * Preloads the first request of a form. The link has credentials like the client's request; otherwise the response would be loaded twice.
 */
function requestLinks({ requests }: Page, locale: Locale): string[] {
  if (requests === undefined) return []
  const href = xmlText(`${requests}locale=${locale}`)
  return [`<link rel="preload" href="${href}" as="fetch" crossorigin="use-credentials">`]
}

interface BuiltCode {
  render: (url: string, settings: PublicSettings, content: Content) => Promise<RenderedPage>
}

const dist = new URL('../dist/', import.meta.url)

async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8'))
  return manifest
}

/** Renders previews, and the messages for people whose link is rejected. */
export interface PreviewCode {
  renderDocument: RenderDocument
  refusal: (locale: Locale, refusal: PreviewRefusal) => Promise<string>
}

interface BuiltPreview {
  renderPreview: BuiltCode['render']
  previewRefusal: PreviewCode['refusal']
}

/** Renders previews with the code and the assets of the last build. */
export async function builtPreview(): Promise<PreviewCode> {
  const assets = clientAssets(await readManifest())
  const built: BuiltPreview = await import(new URL('server/render-preview.js', dist).href)
  return {
    refusal: built.previewRefusal,
    renderDocument: async (url, settings, content) =>
      documentOf(await built.renderPreview(url, settings, content), settings, assets),
  }
}

/** Renders pages with the code and the assets of the last build. */
export async function builtPages(): Promise<RenderDocument> {
  const assets = clientAssets(await readManifest())
  const built: BuiltCode = await import(new URL('server/render.js', dist).href)
  return async (url, settings, content) => documentOf(await built.render(url, settings, content), settings, assets)
}
