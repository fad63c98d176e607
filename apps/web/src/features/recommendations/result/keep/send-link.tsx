import type { Recommendation } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { Button } from '@clairmemoire/ui/button'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConsentBox, DoneNotice, focusField, NotDoneNotice, SmallForm } from '../../../../form-flow/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useChange } from '../use-change.ts'

/** Stored with the consent; a change of meaning in either language is a new version. */
const textVersion = 'self-test-link-2026-12'

/** The private link by mail: an address, and the consent to keep it. */
export function SendLink({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { isSending, failure, change } = useChange(site, recommendation)
  const email = readEmailAddress(typed.trim())
  const isRefused = failure?.kind === 'refused' && failure.fields['email'] !== undefined
  const wrongAddress = t({
    id: 'recommendations.link.email.invalid',
    message: 'Écrivez une adresse e-mail complète, par exemple prenom@exemple.fr',
  })
  const send = async () => {
    setTried(true)
    if (email === undefined || !isAgreed) {
      focusField(email === undefined ? 'link-email' : 'link-consent')
      return
    }
    setTried(false)
    if (await change({ email, send_link: true, consent: true, consent_text_version: textVersion })) setSentTo(email)
  }
  return (
    <>
      {sentTo === undefined ? (
        <SmallForm
          isSending={isSending}
          onSubmit={() => void send()}
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
            <Trans id="recommendations.link.consent">
              J’accepte que mon adresse soit gardée avec ce résultat, pour m’envoyer ce lien. Elle s’efface avec lui.
            </Trans>
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
