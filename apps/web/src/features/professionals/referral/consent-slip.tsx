import { productName } from '@clairmemoire/domain/product'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { BlankLine, PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactPhone, useSite } from '../../../platform/site/site-hooks.ts'

/** The id of the slip in links. */
export const consentSlipId = 'consent-slip'

/** A sheet that the patient reads and signs and the doctor keeps. It is filled in by hand, so the page has no personal data. */
export function ConsentSlip() {
  const { t } = useLingui()
  const { legal, contactEmail } = useSite().settings
  const phone = useContactPhone()
  const number = formatPhone(phone)
  const blank = t({ id: 'professionals.slip.blank', message: 'À écrire à la main' })
  const row = (id: string, term: string, isTall = false) => ({
    id,
    term,
    value: <BlankLine isTall={isTall}>{blank}</BlankLine>,
  })
  return (
    <PrintSheet
      id={consentSlipId}
      source={`${productName}, ${number}`}
      date={legal.name}
      title={t({ id: 'professionals.slip.title', message: 'J’accepte d’être adressé à la clinique' })}
      note={
        <Trans id="professionals.slip.note">
          Cette feuille reste chez le médecin. Demandez-lui une copie. Elle n’engage à aucun soin, à aucune étude et à
          aucun paiement.
        </Trans>
      }
      printLabel={t({ id: 'professionals.slip.print', message: 'Imprimer cette feuille' })}
    >
      <SummaryList
        rows={[
          row('patient', t({ id: 'professionals.slip.patient', message: 'Mon nom et mon prénom' })),
          row('birth', t({ id: 'professionals.slip.birth', message: 'Ma date de naissance' })),
          row('doctor', t({ id: 'professionals.slip.doctor', message: 'Mon médecin' })),
        ]}
      />
      <h3>
        <Trans id="professionals.slip.what">Ce que j’accepte</Trans>
      </h3>
      <ul>
        <li>
          <Trans id="professionals.slip.given">
            Mon médecin donne à {productName} mon nom, ma date de naissance, mon numéro de téléphone et la raison de sa
            demande.
          </Trans>
        </li>
        <li>
          <Trans id="professionals.slip.called">
            Une personne de la clinique m’appelle, ou appelle le proche que j’ai choisi, depuis le {number}.
          </Trans>
        </li>
        <li>
          <Trans id="professionals.slip.stored">
            La clinique garde ces informations pour préparer ma consultation.
          </Trans>
        </li>
      </ul>
      <h3>
        <Trans id="professionals.slip.rights">Je reste libre</Trans>
      </h3>
      <ul>
        <li>
          <Trans id="professionals.slip.no">Je peux dire non. Mon médecin continue de me suivre.</Trans>
        </li>
        <li>
          <Trans id="professionals.slip.change">
            Je peux changer d’avis et faire tout effacer : par téléphone au {number}, ou par e-mail à {contactEmail}.
          </Trans>
        </li>
      </ul>
      <SummaryList
        rows={[
          row('day', t({ id: 'professionals.slip.day', message: 'Fait le' })),
          row('signature', t({ id: 'professionals.slip.signature', message: 'Ma signature' }), true),
        ]}
      />
    </PrintSheet>
  )
}

/** Shows the slip on demand. A page with a sheet prints only the sheet, and readers must first be able to print the confirmation. */
export function SlipAfterThanks() {
  const [isShown, setIsShown] = useState(false)
  if (isShown) return <ConsentSlip />
  return (
    <Actions>
      <Button kind="quiet" onClick={() => setIsShown(true)}>
        <Trans id="professionals.slip.show">Montrer la feuille d’accord à signer</Trans>
      </Button>
    </Actions>
  )
}
