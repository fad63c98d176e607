import { send } from '@clairmemoire/api-client/calls'
import type { MailAccepted, SendMailRequest } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Prose } from '@clairmemoire/ui/prose'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
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

const title = msg({ id: 'your-request.ask-link.title', message: 'Recevoir de nouveau mon lien' })

/** Mails the private link if the reference and the mail address match. The response never reveals whether the request exists. */
export function AskLink({ site }: { site: SiteContext }) {
  const { t, i18n } = useLingui()
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
      visitorFields(i18n).email,
    ]),
  )
  const repeated = useRepeated()
  const { failure, isPending, isSuccess, mutate, reset } = useSend(
    (body: SendMailRequest) =>
      send<MailAccepted>(async (signal) => (await site.api()).POST('/api/mail/send/', { body, signal })),
    { onSuccess: (_, { email }) => repeated.add(email) },
  )
  const form = useContactForm(step, failure)
  const ask = () => {
    const details = form.read()
    if (!details) return
    const { reference = '', email = '', ...rest } = details
    mutate({ template: 'private_link', reference, email, ...honeypotIn(rest) })
  }
  if (isSuccess) {
    return (
      <Prose>
        <DoneNotice>
          <Trans id="your-request.ask-link.sent">
            Si cette référence et cette adresse vont ensemble, un e-mail part avec votre lien. Regardez aussi dans les
            messages indésirables.
          </Trans>
        </DoneNotice>
        {repeated.isRepeated ? <MailLimitNote /> : null}
        <p>
          <Button kind="link" onClick={reset}>
            <Trans id="your-request.ask-link.again">Corriger la référence ou l’adresse</Trans>
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
