import type { Recommendation } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { QrCode } from '@clairmemoire/ui/qr-code'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { qrCode } from '../../../../platform/qr-code.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'
import type { KeepPart } from './keep-strip.tsx'
import { SendLink } from './send-link.tsx'

interface KeepPanelProps {
  site: SiteContext
  recommendation: Recommendation
  shown: KeepPart | undefined
}

/** What was pressed of the strip, right below it. */
export function KeepPanel({ site, recommendation, shown }: KeepPanelProps) {
  if (shown === undefined) return null
  return (
    <Section width="column">
      <Prose>
        {shown === 'mail' ? (
          <SendLink site={site} recommendation={recommendation} />
        ) : (
          <ResultOnPaper recommendation={recommendation} />
        )}
      </Prose>
    </Section>
  )
}

/** The result as a sheet, with the private link as a code that a telephone reads; it prints as soon as it is there. */
function ResultOnPaper({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const { id, locale, answered_on, expires_on, score } = recommendation
  const address = `${location.origin}/recommendations#${id}`
  const [code] = useState(() => qrCode(address))
  const until = formatPlainDate(locale, expires_on)
  useEffect(() => window.print(), [])
  return (
    <PrintSheet
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, answered_on)}
      title={t({ id: 'recommendations.paper.title', message: 'Retrouver mon résultat' })}
      note={
        <Trans id="recommendations.paper.note">
          Qui a cette feuille peut ouvrir le résultat : gardez-la pour vous. Le lien sert jusqu’au {until} si rien ne
          change d’ici là.
        </Trans>
      }
      printLabel={t({ id: 'recommendations.sheet.print', message: 'Imprimer cette feuille' })}
    >
      {score ? (
        <p>
          <strong>{score.title}</strong>
        </p>
      ) : null}
      <p>
        <Trans id="recommendations.paper.text">
          Visez le carré avec l’appareil photo d’un téléphone, ou écrivez l’adresse dans un navigateur.
        </Trans>
      </p>
      <QrCode code={code} label={t({ id: 'recommendations.paper.code', message: 'Code QR de votre résultat' })} />
      <p>
        <strong>{address}</strong>
      </p>
    </PrintSheet>
  )
}
