import type { RelativeLink } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'

/** The link in words that can be copied, or handed over on paper, with how long it can be used. */
export function LinkToGive({ link: { link_id, expires_on }, locale }: { link: RelativeLink; locale: Locale }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [copy, setCopy] = useState<'done' | 'failed'>()
  const address = `${location.origin}/questionnaire#r=${link_id}`
  const day = formatPlainDate(locale, expires_on)
  const copyIt = () => {
    const { clipboard } = navigator as { clipboard?: Clipboard }
    const copied = clipboard?.writeText(address) ?? Promise.reject(new Error('No clipboard here'))
    copied.then(
      () => setCopy('done'),
      () => setCopy('failed'),
    )
  }
  return (
    <>
      <Actions>
        <Button kind="primary" onClick={copyIt}>
          <Trans id="recommendations.give.copy">Copier le lien</Trans>
        </Button>
      </Actions>
      {copy === undefined ? null : (
        <Notice tone={copy === 'done' ? 'success' : 'info'} announce>
          <p>
            {copy === 'done' ? (
              <Trans id="recommendations.give.copied">
                Le lien est copié. Collez-⁠le dans un message à votre proche.
              </Trans>
            ) : (
              <Trans id="recommendations.give.not-copied">
                Votre navigateur ne copie pas. Choisissez le texte du lien plus bas, ou imprimez la feuille.
              </Trans>
            )}
          </p>
        </Notice>
      )}
      <PrintSheet
        source={`${productName}, ${formatPhone(phone)}`}
        date={t({ id: 'recommendations.give.until', message: `Valable jusqu’au ${day}` })}
        title={t({ id: 'recommendations.give.title', message: 'Un lien pour votre proche' })}
        note={
          <Trans id="recommendations.give.note">
            Une seule personne peut s’en servir, une seule fois. Quand elle aura répondu, ouvrez de nouveau votre
            résultat. Cet appareil vous le montre de nouveau tant qu’il garde votre résultat. Nous, nous ne pourrons pas
            vous le redire.
          </Trans>
        }
        printLabel={t({ id: 'recommendations.give.print', message: 'Imprimer pour mon proche' })}
      >
        <p>
          <Trans id="recommendations.give.text">
            Votre proche ouvre ce lien sur son téléphone ou son ordinateur, et répond à des questions à votre sujet.
          </Trans>
        </p>
        <p>
          <strong>{address}</strong>
        </p>
      </PrintSheet>
    </>
  )
}
