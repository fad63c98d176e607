import type { PreconsultationForm, PreconsultationSubmission, Receipt } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { withoutHold } from '@clairmemoire/domain/held-time'
import { preconsultationContact } from '@clairmemoire/forms/preconsultation-contact'
import { useLingui } from '@lingui/react/macro'
import { formBody, formSteps, holdSlot } from '../../../call-requests/index.ts'
import {
  answersToSend,
  type Flow,
  flowStage,
  Loaded,
  type StageProps,
  type Submission,
} from '../../../form-flow/index.ts'
import { type ContactData, contactQuery, formQuery, submitPreconsultation } from '../preconsultation.queries.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { LedElsewhere } from '../sections/led-elsewhere.tsx'
import { firstOpenSection, sectionStates, valuesIn } from '../sections/section-steps.ts'

const contact: Flow<PreconsultationDraft, ContactData, Receipt> = {
  name: 'contact',
  query: contactQuery,
  hold: ({ site, country }, value) => holdSlot(site, country, value),
  stepsOf: ({ i18n, context, data: { form, offer } }, values) => {
    const { country, phone } = context
    const definition = { ...preconsultationContact, version: form.version }
    return formSteps(definition, { i18n, offer, country, phone, known: known(form) }, values)
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

/** Person and time of the call, once every section is done; before that it redirects to the first unfinished section. */
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

function known({ user_type: userType }: PreconsultationForm) {
  return { respondent: userType === 'patient' ? ('self' as const) : ('someone_else' as const) }
}

export function toPreconsultationRequest(
  form: PreconsultationForm,
  draft: PreconsultationDraft,
  submission: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): PreconsultationSubmission {
  const { questionnaire_version: version, answers } = answersToSend(form, valuesIn(draft))
  const body = formBody({ ...preconsultationContact, version }, submission, country, { ...answers, ...known(form) })
  // The schema of the body is generated from the same definition as the body.
  return body as PreconsultationSubmission
}
