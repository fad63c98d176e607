import { Banner } from '@clairmemoire/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'

/** Above a page that nobody but its editors sees. */
export function PreviewBar() {
  const { t } = useLingui()
  return (
    <Banner label={t({ id: 'preview.label', message: 'Aperçu' })}>
      <Trans id="preview.sentence">Aperçu : un brouillon, qui n’est pas publié.</Trans>
    </Banner>
  )
}
