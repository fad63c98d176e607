import { readFile } from 'node:fs/promises'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Manifest } from 'vite'
import type { PreviewRefusal } from '../src/features/preview/index.ts'
import type { Content } from '../src/platform/content/content.ts'
import { releaseOf } from '../src/platform/error-reports/error-reports.ts'
import type { PublicSettings } from '../src/platform/settings/public-settings.ts'
import type { RenderedPage } from '../src/render.tsx'
import { type ClientAssets, clientAssets } from './client-assets.ts'
import { htmlDocument } from './document.ts'
import type { VersionedDocument } from './page-store.ts'

/** A finished document and its status. */
type RenderedDocument = Omit<VersionedDocument, 'contentVersions'> & Pick<RenderedPage, 'defect'>

export type RenderDocument = (url: string, settings: PublicSettings, content: Content) => Promise<RenderedDocument>

interface BuiltCode {
  render: (url: string, settings: PublicSettings, content: Content) => Promise<RenderedPage>
}

const dist = new URL('../dist/', import.meta.url)

async function readManifest(): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8'))
  return manifest
}

/** Renders pages with drafts, and the messages for people without access. */
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

/** A page inside its document. */
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
