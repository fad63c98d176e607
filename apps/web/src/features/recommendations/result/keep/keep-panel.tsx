import type { Recommendation } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { productName } from '@clairmemoire/domain/product'
import { linkConsent } from '@clairmemoire/forms/result-consents'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { QrCode } from '@clairmemoire/ui/qr-code'
import { Section } from '@clairmemoire/ui/section'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ConsentBox, DoneNotice, focusField, NotDoneNotice, SmallForm } from '../../../../form-flow/index.ts'
import { qrCode } from '../../../../platform/qr-code.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/site-hooks.ts'
import { useChange } from '../../recommendations.queries.ts'
import { DoctorSheet } from './doctor-sheet.tsx'
import type { KeepPart } from './keep-strip.tsx'

/** Asks for a mail address and the consent to store it, and mails the private link. */
function SendLink({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { failure, isPending, mutate } = useChange(site, recommendation, {
    onSuccess: (_, sent) => setSentTo(sent.email),
  })
  const email = readEmailAddress(typed.trim())
  const isRefused = failure?.kind === 'refused' && failure.fields['email'] !== undefined
  const wrongAddress = t({
    id: 'recommendations.link.email.invalid',
    message: 'Écrivez une adresse e-mail complète, par exemple prenom@exemple.fr',
  })
  const send = () => {
    setTried(true)
    if (email === undefined || !isAgreed) {
      focusField(email === undefined ? 'link-email' : 'link-consent')
      return
    }
    setTried(false)
    mutate({ email, send_link: true, consent: true, consent_text_version: linkConsent.version })
  }
  return (
    <>
      {sentTo === undefined ? (
        <SmallForm
          isSending={isPending}
          onSubmit={send}
          submitLabel={<Trans id="recommendations.link.send">Envoyer le lien</Trans>}
        >
          <p>
            <Trans id="recommendations.link.text">
              Nous vous envoyons un lien privé vers cette page. L’e-mail ne dit rien de votre santé. Qui a ce lien voit
              le résultat : gardez-⁠le pour vous.
            </Trans>
          </p>
          <TextField
            id="link-email"
            name="email"
            kind="email"
            label={t({ id: 'recommendations.link.email', message: 'Votre adresse e-mail' })}
            error={isRefused || (isTried && email === undefined) ? wrongAddress : undefined}
            value={typed}
            onChange={setTyped}
          />
          <ConsentBox id="link-consent" isAgreed={isAgreed} isMissing={isTried && !isAgreed} onChange={setAgreed}>
            {linkConsent.agreement[site.locale].self}
          </ConsentBox>
          {isRefused ? null : <NotDoneNotice failure={failure} />}
        </SmallForm>
      ) : (
        <>
          <DoneNotice>
            <Trans id="recommendations.link.sent">
              Le lien part vers {sentTo}. S’il n’arrive pas, regardez dans les messages indésirables.
            </Trans>
          </DoneNotice>
          <p>
            <Button kind="link" onClick={() => setSentTo(undefined)}>
              <Trans id="recommendations.link.again">Écrire une autre adresse</Trans>
            </Button>
          </p>
        </>
      )}
    </>
  )
}

interface KeepPanelProps {
  site: SiteContext
  recommendation: Recommendation
  shown: KeepPart | undefined
}

/** The panel that a button of the strip above has opened. */
export function KeepPanel({ site, recommendation, shown }: KeepPanelProps) {
  if (shown === undefined) return null
  return (
    <Section width="column">
      <Prose>
        {shown === 'mail' ? <SendLink site={site} recommendation={recommendation} /> : null}
        {shown === 'paper' ? <ResultOnPaper recommendation={recommendation} /> : null}
        {shown === 'sheet' ? <DoctorSheet recommendation={recommendation} /> : null}
      </Prose>
    </Section>
  )
}

/** A sheet with the result and its private link as a QR code. It is printed as soon as it appears. */
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
          Visez le carré avec un téléphone, comme pour une photo. Vous pouvez aussi taper l’adresse.
        </Trans>
      </p>
      <QrCode code={code} label={t({ id: 'recommendations.paper.code', message: 'Code QR de votre résultat' })} />
      <p>
        <strong>{address}</strong>
      </p>
    </PrintSheet>
  )
}
