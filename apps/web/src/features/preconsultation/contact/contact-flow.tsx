import type { PreconsultationForm, Receipt } from '@clairmemoire/api-client/schema'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { preconsultationContact } from '@clairmemoire/forms/preconsultation-contact'
import { useLingui } from '@lingui/react/macro'
import { formBody, formSteps, holdSlot } from '../../../call-requests/index.ts'
import { answersToSend, type Flow, flowStage, Loaded, type StageProps, sendForm } from '../../../form-flow/index.ts'
import { type ContactData, contactQuery, formQuery } from '../preconsultation.queries.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { Redirect } from '../sections/redirected.tsx'
import { sectionStates, valuesIn } from '../sections/section-steps.ts'

const contact: Flow<PreconsultationDraft, ContactData, Receipt> = {
  name: 'contact',
  query: contactQuery,
  hold: ({ site, country }, value) => holdSlot(site, country, value),
  stepsOf: ({ i18n, context, data: { form, offer } }, values) => {
    const { country, phone, site } = context
    const { smsCountries } = site.settings
    return formSteps(preconsultationContact, { i18n, offer, country, phone, smsCountries, known: known(form) }, values)
  },
  submit: ({ context, data: { form } }, submission) => {
    const answers = sectionAnswers(form, context.saved.draft)
    const body = formBody({ ...preconsultationContact, version: form.version }, submission, context.country, answers)
    return sendForm(context, body, (client, request) => client.POST('/api/forms/preconsultation/submit', request))
  },
  onConfirmed: ({ context: { saved, goTo } }, receipt) => {
    saved.end({ receipt })
    goTo('completed')
  },
  stageBefore: () => 'sections',
}

const Form = flowStage(contact)

/** Asks for the person and the time of the call. Until every section is done, it redirects to the first unfinished section. */
export function ContactStage({ context }: StageProps<PreconsultationDraft>) {
  const { i18n } = useLingui()
  return (
    <Loaded query={formQuery(context)} context={context}>
      {(form) =>
        sectionStates(i18n, form, context.saved.draft).every((state) => state === 'done') ? (
          <Form context={context} />
        ) : (
          <Redirect context={context} form={form} />
        )
      }
    </Loaded>
  )
}

function known({ user_type: userType }: PreconsultationForm) {
  return { respondent: userType === 'patient' ? ('self' as const) : ('someone_else' as const) }
}

/** The answers of all sections, and the respondent. */
export function sectionAnswers(form: PreconsultationForm, draft: PreconsultationDraft): Answers {
  return { ...answersToSend(form, valuesIn(draft)).answers, ...known(form) }
}
