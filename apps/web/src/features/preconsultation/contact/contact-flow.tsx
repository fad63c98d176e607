import { withoutHold } from '@clairmemoire/domain/held-time'
import type { Receipt } from '@clairmemoire/api-client/schema'
import { useLingui } from '@lingui/react/macro'
import { holdSlot } from '../../../call-requests/index.ts'
import { type Flow, flowStage, Loaded, phoneNotation, type StageProps } from '../../../form-flow/index.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { type ContactData, contactQuery, formQuery, submitPreconsultation } from '../preconsultation.queries.ts'
import { LedElsewhere } from '../sections/led-elsewhere.tsx'
import { firstOpenSection, sectionStates } from '../sections/section-steps.ts'
import { contactSteps } from './contact-steps.ts'
import { toPreconsultationRequest } from './preconsultation-request.ts'

const contact: Flow<PreconsultationDraft, ContactData, Receipt> = {
  name: 'contact',
  query: contactQuery,
  hold: ({ site }, value) => holdSlot(site, site.settings.country, value),
  stepsOf: ({ i18n, visit, data: { form, offer } }, values) => {
    const { country } = visit.site.settings
    return contactSteps({ i18n, form, offer, notation: phoneNotation(country), country, phone: visit.phone, values })
  },
  submit: async ({ visit: { site, kept }, data: { form } }, submission) => {
    const body = toPreconsultationRequest(form, kept.draft, submission, site.settings.country)
    const sent = await submitPreconsultation(site.api, body, await kept.submissionKey(withoutHold(body)))
    return sent
  },
  onConfirmed: ({ visit: { kept, goTo } }, receipt) => {
    kept.end({ receipt })
    goTo('completed')
  },
  stageBefore: () => 'sections',
}

const Form = flowStage(contact)

/** When and whom to call, once every section is done; too early, it leads to the first that is not. */
export function ContactStage({ visit }: StageProps<PreconsultationDraft>) {
  const { i18n } = useLingui()
  return (
    <Loaded query={formQuery(visit)} phone={visit.phone}>
      {(form) => {
        const section = firstOpenSection(sectionStates(i18n, form, visit.kept.draft))
        return section === undefined ? <Form visit={visit} /> : <LedElsewhere visit={visit} section={section} />
      }}
    </Loaded>
  )
}
