import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  CallSlots,
  ConsultationRequest,
  ConsultationType,
  ConsultationTypes,
  Receipt,
  Respondent,
} from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  callDetailsIn,
  callSlotsQuery,
  callSteps,
  ownWordsStep,
  type RequestContext,
  requestStages,
  respondentIn,
  respondentStep,
} from '../../call-requests/index.ts'
import {
  type ConsentCopy,
  choiceStep,
  type FlowValues,
  isUnanswered,
  phoneNotation,
  type Query,
  type Step,
} from '../../form-flow/index.ts'

/** What brings the person, if they wish to say it. */
const reasonCopy = {
  id: 'reason',
  title: msg({ id: 'consultation.reason.title', message: 'Qu’est-⁠ce qui vous amène ?' }),
  hint: msg({
    id: 'consultation.reason.hint',
    message: 'En quelques mots, si vous le voulez. Vous pourrez aussi en parler pendant l’appel.',
  }),
}

const shared = {
  textVersion: 'consultation-2026-12',
  title: msg({ id: 'consultation.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'consultation.consent.purpose',
      message:
        'Nous envoyons cette demande à notre équipe des appels. Elle s’en sert pour vous rappeler et pour préparer la consultation, rien d’autre.',
    }),
    msg({
      id: 'consultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To be called about a consultation. */
const consultationConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'consultation.consent.agreement',
      message: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'consultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
}

const labels: Record<ConsultationType, MessageDescriptor> = {
  video: msg({ id: 'consultation.type.video', message: 'En vidéo, depuis chez vous' }),
  in_person: msg({ id: 'consultation.type.in-person', message: 'Sur place, avec le médecin' }),
  home_visit: msg({ id: 'consultation.type.home-visit', message: 'Chez vous : le médecin se déplace' }),
}

export const { RequestStage, WelcomeBackStage, ReceivedStage } = requestStages<ConsultationData, TypedRequest>({
  query: consultationQuery,
  stepsOf: ({ i18n, context, data: { types, offer } }, values) => {
    const { country } = context
    const respondent = respondentIn(values)
    const notation = phoneNotation(country)
    const consent = consultationConsent[respondent]
    return [
      typeStep(i18n, types),
      respondentStep(i18n),
      ...(chosenType(values) === 'home_visit' ? [placeStep(i18n, country, respondent)] : []),
      { ...ownWordsStep(i18n, reasonCopy), mayComeBefore: isUnanswered(values, typeStepId) ? 1 : 0 },
      ...callSteps({
        i18n,
        respondent,
        offer,
        notation,
        country,
        phone: context.phone,
        values,
        postalCode: placeIn(values),
        consent,
      }),
    ]
  },
  bodyOf: ({ context }, { values, locale }) => {
    const { reason } = values
    const place = placeIn(values)
    const type = chosenType(values)
    return {
      type,
      locale,
      country: context.country,
      respondent: respondentIn(values),
      ...(typeof reason === 'string' ? { reason } : {}),
      ...(place === undefined ? {} : { postal_code: place }),
      ...callDetailsIn(values, place),
    }
  },
  send: ({ site }, { type, ...body }, key) => requestConsultation(site.api, type, body, key),
})

const typeStepId = 'consultation_type'

/** Among what the operator offers. */
function typeStep(i18n: I18n, types: readonly ConsultationType[]): Step {
  return choiceStep(i18n, {
    id: typeStepId,
    title: msg({ id: 'consultation.type.title', message: 'Comment voulez-⁠vous voir le médecin ?' }),
    hint: msg({ id: 'consultation.type.hint', message: 'Vous pourrez en changer pendant l’appel.' }),
    options: Object.fromEntries(types.map((type) => [type, labels[type]])),
  })
}

/** In person until the person says how. */
function chosenType({ [typeStepId]: chosen }: FlowValues): ConsultationType {
  return typeof chosen === 'string' && chosen in labels ? (chosen as ConsultationType) : 'in_person'
}

/** As far as it is asked. */
function placeIn(values: FlowValues): string | undefined {
  const { postal_code: place } = values
  return chosenType(values) === 'home_visit' && typeof place === 'string' ? place : undefined
}

/** Where the doctor would come to; asked of who wants to be seen at home. */
function placeStep(i18n: I18n, country: Country, wording: 'self' | 'someone_else'): Step {
  const hint = i18n._(
    msg({ id: 'consultation.place.hint', message: 'Le médecin a besoin de savoir s’il peut venir jusque-là.' }),
  )
  return {
    kind: 'question',
    id: 'postal_code',
    wording,
    question: {
      id: 'postal_code',
      type: 'postal_code',
      required: true,
      label: {
        self: i18n._(msg({ id: 'consultation.place.self', message: 'Quel est votre code postal ?' })),
        someone_else: i18n._(
          msg({ id: 'consultation.place.someone-else', message: 'Quel est le code postal de cette personne ?' }),
        ),
      },
      hint: { self: hint, someone_else: hint },
      validation: { country },
    },
  }
}

/** What the request stands on. */
interface ConsultationData {
  types: readonly ConsultationType[]
  offer: CallSlots
}

/** The request with the kind of consultation, which stands in the address of the call. */
interface TypedRequest extends ConsultationRequest {
  type: ConsultationType
}

function consultationQuery({ site, country, kept }: RequestContext): Query<ConsultationData> {
  const slots = callSlotsQuery(site, country, { flow: kept.draft.flows.request })
  return {
    ...slots,
    queryKey: ['consultation', ...slots.queryKey],
    queryFn: async () => {
      const [{ consultation_types: types }, offer] = await Promise.all([
        load<ConsultationTypes>(async (signal) => (await site.api()).GET('/api/consultations/memoire', { signal })),
        slots.queryFn(),
      ])
      return { types, offer }
    },
  }
}

function requestConsultation(
  api: () => Promise<ApiClient>,
  type: ConsultationType,
  body: ConsultationRequest,
  key: string,
): Promise<Sent<Receipt>> {
  const params = { query: { consultation_type: type }, header: { 'Idempotency-Key': key } }
  return send(async (signal) => (await api()).POST('/api/consultations/memoire', { body, params, signal }))
}
