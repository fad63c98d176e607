import type { Locale } from '@clairmemoire/domain/locale'
import { Trans } from '@lingui/react/macro'

export function NotFoundPage({ currentLanguage }: { currentLanguage: Locale }) {
  return (
    <h1 lang={currentLanguage}>
      <Trans id="shell.not-found.title">Page non trouvée</Trans>
    </h1>
  )
}
