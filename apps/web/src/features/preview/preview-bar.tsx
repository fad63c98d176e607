import type { Catalog } from '@clairmemoire/i18n/catalog'
import { Banner } from '@clairmemoire/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'

export const previewCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }

/** Marks the page of a draft, which only editors can see. */
export function PreviewBar() {
  const { t } = useLingui()
  return (
    <Banner label={t({ id: 'preview.label', message: 'Aperçu' })}>
      <Trans id="preview.sentence">Aperçu : un brouillon, qui n’est pas publié.</Trans>
    </Banner>
  )
}
