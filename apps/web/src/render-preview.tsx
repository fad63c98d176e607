import type { Locale } from '@clairmemoire/domain/locale'
import { createI18n, loadCatalog } from '@clairmemoire/i18n/catalog'
import { I18nProvider } from '@lingui/react'
import { prerender } from 'react-dom/static'
import { PreviewBar, type PreviewRefusal, previewCatalog, previewRefusalIn } from './features/preview/index.ts'
import type { Content } from './platform/content/content.ts'
import type { PublicSettings } from './platform/settings/public-settings.ts'
import { type RenderedPage, render } from './render.tsx'

/**
 * Renders a page with a draft, below a bar that marks the draft. The page is not hydrated, so that every link loads a document from the
 * server: client-side navigation would show published content below the bar.
 */
export async function renderPreview(url: string, settings: PublicSettings, content: Content): Promise<RenderedPage> {
  const i18n = await wordsIn(settings.locale)
  const { contents: _, ...page } = await render(url, settings, content)
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <PreviewBar />
    </I18nProvider>,
  )
  return { ...page, body: (await new Response(prelude).text()) + page.body, still: true }
}

/** A sentence that tells an editor why there is no preview. */
export async function previewRefusal(locale: Locale, refusal: PreviewRefusal): Promise<string> {
  return previewRefusalIn(await wordsIn(locale), refusal)
}

async function wordsIn(locale: Locale) {
  const i18n = createI18n(locale)
  await loadCatalog(i18n, previewCatalog)
  return i18n
}
