import { send } from '@clairmemoire/api-client/calls'
import type { Contact, ContactRequest } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type RequestDraft, requestForm } from '../../call-requests/index.ts'
import {
  type ConsentCopy,
  checkStep,
  consentIn,
  consentStep,
  contactDetails,
  contactStep,
  EraseAnswers,
  honeypotIn,
  optional,
  type StageProps,
  useDocumentTitle,
  useNewStep,
  visitorFields,
} from '../../form-flow/index.ts'
import { thanksPath } from './thanks-path.ts'

/** To be written to about the programme. */
const programmeConsent: ConsentCopy = {
  textVersion: 'programme-2026-12',
  title: msg({ id: 'programme.consent.title', message: 'Votre accord pour nos e-mails' }),
  paragraphs: [
    msg({
      id: 'programme.consent.purpose',
      message: 'Nous gardons votre adresse pour vous écrire au sujet de MemHop. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'programme.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment : il suffit de nous appeler ou de nous écrire.',
    }),
  ],
  agreement: msg({
    id: 'programme.consent.agreement',
    message: 'J’accepte que la clinique garde mon adresse et m’écrive au sujet de MemHop.',
  }),
}

const contactCopy = {
  title: msg({ id: 'programme.contact.title', message: 'Où pouvons-nous vous écrire ?' }),
  hint: msg({ id: 'programme.contact.hint', message: 'Ne nous parlez pas de votre santé ici.' }),
}

export const { RequestStage, WelcomeBackStage } = requestForm<undefined, ContactRequest, Contact>({
  stepsOf: ({ i18n }) => {
    const { firstName, email } = visitorFields(i18n)
    return [
      contactStep(i18n, 'contact', contactCopy, [optional(firstName), email]),
      consentStep(i18n, programmeConsent),
      checkStep(i18n),
    ]
  },
  bodyOf: ({ context }, { values, locale }) => {
    const { first_name, email = '', ...rest } = contactDetails(values['contact'])
    return {
      locale,
      country: context.country,
      email,
      ...(first_name ? { first_name } : {}),
      lists: ['programme'],
      ...consentIn(values),
      ...honeypotIn(rest),
    }
  },
  send: ({ site }, body, key) => {
    const params = { header: { 'Idempotency-Key': key } }
    return send<Contact>(async (signal) =>
      (await site.api()).POST('/api/mail/create-contact/', { body, params, signal }),
    )
  },
})

export const ReceivedStage = AlreadyReceived

/** For who comes back to the form on the device from which they have sent it; the thanks stand on a page of their own. */
function AlreadyReceived({ context: { kept, title } }: StageProps<RequestDraft<Contact>>) {
  const { t } = useLingui()
  useDocumentTitle(t({ id: 'programme.received.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'received' })
  const reference = kept.draft.receipt?.reference
  return (
    <Section width="column">
      <Stack>
        <Confirmation
          title={<Trans id="programme.received.title">Nous avons votre demande</Trans>}
          promise={
            <Trans id="programme.received.promise">
              Nous vous envoyons un lien. Ouvrez-⁠le et confirmez : sans cela, nous n’écrirons pas. Votre référence :{' '}
              <strong>{reference}</strong>
            </Trans>
          }
        />
        <Actions>
          <Link to={thanksPath} className={buttonClass('primary')}>
            <Trans id="programme.received.next">Lire ce qui se passe maintenant</Trans>
          </Link>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
