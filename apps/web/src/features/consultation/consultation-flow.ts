import {
  callDetailsIn,
  callSteps,
  ownWordsStep,
  requestStages,
  respondentIn,
  respondentStep,
} from '../../call-requests/index.ts'
import { phoneNotation } from '../../form-flow/index.ts'
import {
  type ConsultationData,
  consultationQuery,
  requestConsultation,
  type TypedRequest,
} from './consultation.queries.ts'
import { consultationConsent } from './consultation-consent.copy.ts'
import { placeStep } from './place-step.ts'
import { chosenType, typeStep } from './type-step.ts'
import { reasonCopy } from './reason.copy.ts'

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<ConsultationData, TypedRequest>({
  query: consultationQuery,
  stepsOf: ({ i18n, visit, data: { types, offer } }, values) => {
    const { country } = visit.site.settings
    const respondent = respondentIn(values)
    const notation = phoneNotation(country)
    const consent = consultationConsent[respondent]
    return [
      typeStep(i18n, types),
      respondentStep(i18n),
      ...(chosenType(values) === 'home_visit' ? [placeStep(i18n, country, respondent)] : []),
      ownWordsStep(i18n, reasonCopy),
      ...callSteps({ i18n, respondent, offer, notation, country, phone: visit.phone, values, consent }),
    ]
  },
  bodyOf: ({ visit }, { values, locale }) => {
    const { reason, postal_code: place } = values
    const type = chosenType(values)
    return {
      type,
      locale,
      country: visit.site.settings.country,
      respondent: respondentIn(values),
      ...(typeof reason === 'string' ? { reason } : {}),
      ...(type === 'home_visit' && typeof place === 'string' ? { postal_code: place } : {}),
      ...callDetailsIn(values),
    }
  },
  send: ({ site }, { type, ...body }, key) => requestConsultation(site.api, type, body, key),
})
