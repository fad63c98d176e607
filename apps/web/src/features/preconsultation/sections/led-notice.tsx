import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'

/** Said to who wanted another page, where they were led to: a part, or the list when every part is done. */
export function LedNotice({ to }: { to: 'section' | 'list' }) {
  return (
    <Notice tone="info" announce>
      <p>
        {to === 'section' ? (
          <Trans id="preconsultation.led">
            La page que vous avez ouverte n’existe pas, ou vient plus tard. Voici la première partie qui n’est pas
            finie.
          </Trans>
        ) : (
          <Trans id="preconsultation.led.list">
            La page que vous avez ouverte n’existe pas, ou vient plus tard. Toutes vos parties sont finies : les voici.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
