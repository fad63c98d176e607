import type { CallSlots, Receipt } from '@clairmemoire/api-client/schema'
import type { Form } from '@clairmemoire/forms/form'
import { submitPath } from '@clairmemoire/forms/form-operation'
import { type Query, sendForm } from '../form-flow/index.ts'
import { callSlotsQuery, holdSlot } from './call-slots.queries.ts'
import { formBody, answersInAddress } from './form-body.ts'
import { type FormAsking, formSteps } from './form-steps.ts'
import type { RequestContext } from './request-draft.ts'
import { requestStages } from './request-flow.tsx'

/** Loaded data that the steps depend on: the times for a call, and the options that are available now. */
export interface FormData {
  offer: CallSlots
  offered?: NonNullable<FormAsking['offered']>
}

/** The parts that a page adds to the definition of its form. */
interface FormStages extends Pick<FormAsking, 'exits'> {
  query?: (context: RequestContext) => Query<FormData>
}

/** The stages of a form that requests a call, before its confirmation. */
export function formStages(form: Form, { query, exits }: FormStages = {}) {
  // The operations of all forms have the same shape: each takes a form's body and responds with a receipt.
  const path = submitPath(form) as '/api/forms/secondary_consultation/submit'
  return requestStages<FormData, Receipt>({
    query: query ?? slotsQuery,
    hold: ({ site, country }, value) => holdSlot(site, country, value),
    stepsOf: ({ i18n, context: { country, phone, site }, data }, values) => {
      const { smsCountries } = site.settings
      return formSteps(form, { i18n, country, phone, smsCountries, ...data, ...(exits && { exits }) }, values)
    },
    submit: ({ context }, submission) =>
      sendForm(context, formBody(form, submission, context.country), (client, { params, ...request }) =>
        client.POST(path, {
          ...request,
          params: { ...params, query: answersInAddress(form, submission.values) as never },
        }),
      ),
  })
}

function slotsQuery({ site, country, saved }: RequestContext): Query<FormData> {
  const slots = callSlotsQuery(site, country, { flow: saved.draft.flows.request })
  return {
    ...slots,
    queryKey: ['form', ...slots.queryKey],
    queryFn: async () => ({ offer: await slots.queryFn() }),
  }
}
