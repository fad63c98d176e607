import { readFile } from 'node:fs/promises'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Manifest } from 'vite'
import type { PreviewRefusal } from '../src/features/preview/index.ts'
import type { Content } from '../src/platform/content/content.ts'
import type { PublicSettings } from '../src/platform/settings/public-settings.ts'
import type { RenderedPage } from '../src/render.tsx'
import { clientAssets } from './client-assets.ts'
import { documentOf, type RenderDocument } from './document.ts'

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
