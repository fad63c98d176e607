import type {
  CallSlots,
  PreconsultationForm,
  PreconsultationRequest,
  Receipt,
  Respondent,
} from '@clairmemoire/api-client/schema'
import { birthDays } from '@clairmemoire/domain/birth-date'
import type { Country } from '@clairmemoire/domain/country'
import { withoutHold } from '@clairmemoire/domain/held-time'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { callDetailsIn, callSteps, holdSlot } from '../../../call-requests/index.ts'
import {
  answersToSend,
  type ConsentCopy,
  dayStep,
  type Flow,
  type FlowValues,
  flowStage,
  Loaded,
  ownQuestionStep,
  type PhoneNotation,
  phoneNotation,
  type StageProps,
  type Step,
  type Submission,
} from '../../../form-flow/index.ts'
import { type ContactData, contactQuery, formQuery, submitPreconsultation } from '../preconsultation.queries.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { LedElsewhere } from '../sections/led-elsewhere.tsx'
import { firstOpenSection, sectionStates, valuesIn } from '../sections/section-steps.ts'

const shared = {
  textVersion: 'preconsultation-2026-12',
  title: msg({ id: 'preconsultation.consent.title', message: 'Votre accord avant l’envoi' }),
  paragraphs: [
    msg({
      id: 'preconsultation.consent.purpose',
      message:
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : préparer la consultation, et vous appeler pour fixer la date.',
    }),
    msg({
      id: 'preconsultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To keep what was prepared, and to be called about it. */
const preconsultationConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'preconsultation.consent.agreement',
      message: 'J’accepte que la clinique garde mes réponses et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'preconsultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde ces réponses et appelle la personne choisie.',
    }),
  },
}

const patientCopy = {
  id: 'patient',
  title: msg({ id: 'preconsultation.patient.title', message: 'Quel est le prénom de votre proche ?' }),
  hint: msg({ id: 'preconsultation.patient.hint', message: 'La consultation sera à son nom.' }),
}

const birthTitles = {
  self: msg({ id: 'preconsultation.birth.title', message: 'Quelle est votre date de naissance ?' }),
  someone_else: msg({ id: 'preconsultation.birth.title-other', message: 'Quelle est sa date de naissance ?' }),
}

const birthHint = msg({
  id: 'preconsultation.birth.hint',
  message: 'Avec l’année en quatre chiffres, par exemple 27 3 1948. La clinique reçoit les adultes, dès 18 ans.',
})

const contact: Flow<PreconsultationDraft, ContactData, Receipt> = {
  name: 'contact',
  query: contactQuery,
  hold: ({ site, country }, value) => holdSlot(site, country, value),
  stepsOf: ({ i18n, context, data: { form, offer } }, values) => {
    const { country } = context
    return contactSteps({ i18n, form, offer, notation: phoneNotation(country), country, phone: context.phone, values })
  },
  submit: async ({ context: { site, country, kept }, data: { form } }, submission) => {
    const body = toPreconsultationRequest(form, kept.draft, submission, country)
    const sent = await submitPreconsultation(site.api, body, await kept.submissionKey(withoutHold(body)))
    return sent
  },
  onConfirmed: ({ context: { kept, goTo } }, receipt) => {
    kept.end({ receipt })
    goTo('completed')
  },
  stageBefore: () => 'sections',
}

const Form = flowStage(contact)

/** When and whom to call, once every section is done; too early, it leads to the first that is not. */
export function ContactStage({ context }: StageProps<PreconsultationDraft>) {
  const { i18n } = useLingui()
  return (
    <Loaded query={formQuery(context)} context={context}>
      {(form) => {
        const section = firstOpenSection(sectionStates(i18n, form, context.kept.draft))
        return section === undefined ? <Form context={context} /> : <LedElsewhere context={context} section={section} />
      }}
    </Loaded>
  )
}

interface ContactStepsInput {
  i18n: I18n
  form: PreconsultationForm
  offer: CallSlots
  notation: PhoneNotation
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

/** Whom the consultation is for, then the steps of every request for a call. */
function contactSteps({ form, ...call }: ContactStepsInput): Step[] {
  const { i18n } = call
  const respondent = form.user_type === 'patient' ? 'self' : 'someone_else'
  return [
    ...(respondent === 'someone_else' ? [patientStep(i18n)] : []),
    dayStep(i18n, { id: 'birth_date', title: birthTitles[respondent], hint: birthHint }, birthDays),
    ...callSteps({ ...call, respondent, consent: preconsultationConsent[respondent] }),
  ]
}

function patientStep(i18n: I18n): Step {
  return ownQuestionStep(i18n, patientCopy, { type: 'short_text', required: true, validation: { max_len: 100 } })
}

export function toPreconsultationRequest(
  form: PreconsultationForm,
  draft: PreconsultationDraft,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): PreconsultationRequest {
  const { patient, birth_date } = values
  return {
    locale,
    country,
    user_type: form.user_type,
    ...answersToSend(form, valuesIn(draft)),
    birth_date: typeof birth_date === 'string' ? birth_date : '',
    ...(typeof patient === 'string' ? { patient: { first_name: patient } } : {}),
    ...callDetailsIn(values),
  }
}
