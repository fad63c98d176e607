import type { Recommendation } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { Stack } from '@clairmemoire/ui/stack'
import { TextField } from '@clairmemoire/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { NotDoneNotice } from '../not-done-notice.tsx'
import { useChange } from '../use-change.ts'

/** Stored with the consent; a change of meaning in either language is a new version. */
const textVersion = 'self-test-link-2026-12'

interface Problems {
  email?: string
  consent?: string
}

/** The private link by mail: an address, and the consent to keep it. */
export function SendLink({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [sentTo, setSentTo] = useState<string>()
  const { isSending, failure, change } = useChange(site, recommendation)
  const refused = failure?.kind === 'refused' ? failure.fields : {}
  const wrongAddress = t({
    id: 'recommendations.link.email.invalid',
    message: 'Écrivez une adresse e-mail complète, par exemple prenom@exemple.fr',
  })
  const send = async () => {
    const email = readEmailAddress(typed.trim())
    const found: Problems = {
      ...(email === undefined && { email: wrongAddress }),
      ...(!isAgreed && { consent: t({ id: 'recommendations.link.consent.missing', message: 'Cochez la case' }) }),
    }
    setProblems(found)
    setSentTo(undefined)
    if (email === undefined || !isAgreed) {
      document.getElementById(email === undefined ? 'link-email' : 'link-consent')?.focus()
      return
    }
    if (await change({ email, send_link: true, consent: true, consent_text_version: textVersion })) setSentTo(email)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) void send()
  }
  return (
    <Disclosure summary={<Trans id="recommendations.link.open">Recevoir mon lien par e-mail</Trans>}>
      <form noValidate onSubmit={onSubmit} aria-busy={isSending}>
        <Stack>
          <p>
            <Trans id="recommendations.link.text">
              Nous vous envoyons un lien privé vers cette page. L’e-mail ne dit rien de votre santé. Qui a ce lien voit
              le résultat : gardez-le pour vous.
            </Trans>
          </p>
          <TextField
            id="link-email"
            name="email"
            kind="email"
            label={t({ id: 'recommendations.link.email', message: 'Votre adresse e-mail' })}
            error={problems.email ?? (refused['email'] ? wrongAddress : undefined)}
            value={typed}
            onChange={setTyped}
          />
          <ChoiceGroup
            id="link-consent"
            name="link-consent"
            kind="checkbox"
            legend={t({ id: 'recommendations.link.legend', message: 'Votre accord' })}
            error={problems.consent}
            options={[
              {
                id: 'agreed',
                label: (
                  <Trans id="recommendations.link.consent">
                    J’accepte que mon adresse soit gardée avec ce résultat, pour m’envoyer ce lien. Elle s’efface avec
                    lui.
                  </Trans>
                ),
              },
            ]}
            value={isAgreed ? ['agreed'] : []}
            onChange={(ids) => setAgreed(ids.length > 0)}
          />
          {refused['email'] ? null : <NotDoneNotice failure={failure} />}
          {sentTo === undefined ? null : (
            <Notice tone="success" announce>
              <p>
                <Trans id="recommendations.link.sent">
                  Le lien part vers {sentTo}. S’il n’arrive pas, regardez dans les messages indésirables.
                </Trans>
              </p>
            </Notice>
          )}
          <Actions>
            <Button kind="primary" type="submit" aria-disabled={isSending}>
              {isSending ? (
                <Trans id="recommendations.link.sending">Envoi en cours…</Trans>
              ) : (
                <Trans id="recommendations.link.send">Envoyer le lien</Trans>
              )}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Disclosure>
  )
}
