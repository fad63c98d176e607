import { send } from '@clairmemoire/api-client/calls'
import type { MailAccepted, SendMailRequest } from '@clairmemoire/api-client/schema'
import { readEmailAddress } from '@clairmemoire/domain/email-address'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { Prose } from '@clairmemoire/ui/prose'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type ContactField,
  contactStep,
  DoneNotice,
  honeypotIn,
  MailLimitNote,
  NotDoneNotice,
  SmallForm,
  useContactForm,
  useRepeated,
  useSend,
  visitorFields,
} from '../../form-flow/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'

const title = msg({ id: 'your-request.ask-link.title', message: 'Recevoir de nouveau mon lien' })

const isAddress = (text: string) => text.includes('@')

/** One field for both, so that nobody has to choose first. The backend reads the number, because it knows the country of the request. */
function addressOrNumber(i18n: I18n): ContactField {
  const wrong = msg({
    id: 'your-request.ask-link.to.wrong',
    message: 'Écrivez une adresse e-mail ou un numéro de mobile complet',
  })
  return {
    id: 'to',
    type: 'checked',
    label: i18n._(msg({ id: 'your-request.ask-link.to', message: 'Votre adresse e-mail ou votre numéro de mobile' })),
    missing: i18n._(wrong),
    wrong: i18n._(wrong),
    read: (text) => (isAddress(text) ? readEmailAddress(text) : /^(?=.{6,40}$)(?:\D*\d){6}.*/.exec(text)?.[0]),
    maxLength: 254,
  }
}

/** Sends the private link if reference and address or number match. The response never reveals whether the request exists. */
export function AskLink({ site }: { site: SiteContext }) {
  const { t, i18n } = useLingui()
  const number = formatPhone(useContactPhone())
  const [step] = useState(() =>
    contactStep(i18n, 'contact', { title }, [
      {
        id: 'reference',
        type: 'text',
        label: t({ id: 'your-request.ask-link.reference', message: 'Votre référence' }),
        hint: t({
          id: 'your-request.ask-link.reference.hint',
          message: 'Elle commence par CM et vous a été donnée à la fin de votre demande.',
        }),
        missing: t({ id: 'your-request.ask-link.reference.missing', message: 'Écrivez votre référence' }),
        maxLength: 40,
      },
      site.settings.smsCountries.length > 0
        ? addressOrNumber(i18n)
        : { ...visitorFields(i18n).email, id: 'to', contractField: 'email' },
    ]),
  )
  const repeated = useRepeated()
  const { failure, isPending, isSuccess, mutate, reset, variables } = useSend(
    (body: SendMailRequest) =>
      send<MailAccepted>(async (signal) => (await site.api()).POST('/api/mail/send/', { body, signal })),
    { onSuccess: (_, { email, phone }) => repeated.add(email ?? phone) },
  )
  const form = useContactForm(step, failure)
  const ask = () => {
    const details = form.read()
    if (!details) return
    const { reference = '', to = '', ...rest } = details
    mutate({ template: 'private_link', reference, [isAddress(to) ? 'email' : 'phone']: to, ...honeypotIn(rest) })
  }
  if (isSuccess) {
    return (
      <Prose>
        <DoneNotice>
          {variables?.phone === undefined ? (
            <Trans id="your-request.ask-link.sent">
              Si cette référence et cette adresse vont ensemble, un e-mail part avec votre lien. Regardez aussi dans les
              messages indésirables.
            </Trans>
          ) : (
            <Trans id="your-request.ask-link.sent-sms">
              Si cette référence et ce numéro vont ensemble, un SMS part avec votre lien, entre 8 h et 21 h. S’il
              n’arrive pas, appelez-⁠nous au {number}.
            </Trans>
          )}
        </DoneNotice>
        {repeated.isRepeated ? <MailLimitNote /> : null}
        <p>
          <Button kind="link" onClick={reset}>
            {variables?.phone === undefined ? (
              <Trans id="your-request.ask-link.again">Corriger la référence ou l’adresse</Trans>
            ) : (
              <Trans id="your-request.ask-link.again-sms">Corriger la référence ou le numéro</Trans>
            )}
          </Button>
        </p>
      </Prose>
    )
  }
  return (
    <Prose>
      <SmallForm
        isSending={isPending}
        onSubmit={ask}
        submitLabel={<Trans id="your-request.ask-link.send">Recevoir mon lien</Trans>}
      >
        {form.inputs}
        {form.isWrong ? null : <NotDoneNotice failure={failure} />}
      </SmallForm>
    </Prose>
  )
}

export const AskLinkView = withClient(AskLink)
