import type { CallSlots } from '@clairmemoire/api-client/schema'
import { birthDays, consentDays } from '@clairmemoire/domain/birth-date'
import { type Country, emergencyNumbers } from '@clairmemoire/domain/country'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { clockSteps, possibleClockSteps, needsField, ownWordsStep } from '../../../call-requests/index.ts'
import {
  type ConsentCopy,
  checkStep,
  choiceStep,
  consentStep,
  contactStep,
  dayStep,
  type FlowValues,
  isUnanswered,
  helperFields,
  optional,
  phoneField,
  phoneNotation,
  type Step,
  slotStep,
} from '../../../form-flow/index.ts'
import { professionalFields, severalStep } from '../professional-questions.ts'
import {
  agreedOnCopy,
  birthDateCopy,
  calleeCopy,
  callsRelative,
  motivesCopy,
  urgencyCopy,
  wordsCopy,
  calleeOf,
} from './referral-request.ts'
import { EmergencyCalls } from '../../../platform/site/emergency.tsx'

/** The word of the doctor that the patient agreed. */
const referralConsent: ConsentCopy = {
  textVersion: 'referral-2027-01',
  title: msg({ id: 'professionals.referral.consent.title', message: 'L’accord de votre patient, et le vôtre' }),
  paragraphs: [
    msg({
      id: 'professionals.referral.consent.purpose',
      message:
        'Nous gardons cette demande pour appeler votre patient, ou le proche qu’il a choisi, et préparer sa consultation. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'professionals.referral.consent.withdrawal',
      message:
        'Il peut changer d’avis à tout moment, par téléphone. Vous le pouvez aussi, par le lien privé de notre e-mail.',
    }),
  ],
  agreement: msg({
    id: 'professionals.referral.consent.agreement',
    message: 'Mon patient est d’accord, et j’accepte que la clinique garde cette demande et l’appelle, ou son proche.',
  }),
}

interface ReferralStepsInput {
  i18n: I18n
  offer: CallSlots
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

/** First what a form is not for; the patient's agreement stands before anything about the patient. */
export function referralSteps({ i18n, offer, country, phone, values }: ReferralStepsInput): Step[] {
  const urgency = choiceStep(i18n, urgencyCopy)
  if (values[urgency.id] === 'today') return [urgency, emergencyStep(i18n, country)]
  const number = formatPhone(phone)
  return [
    urgency,
    doctorStep(i18n, country),
    dayStep(i18n, { id: 'agreed_on', ...agreedOnCopy }, consentDays),
    choiceStep(i18n, calleeCopy),
    patientStep(i18n, country, callsRelative(values)),
    { ...dayStep(i18n, { id: 'birth_date', ...birthDateCopy }, birthDays), contractField: 'patient.birth_date' },
    ...(callsRelative(values) ? [relativeStep(i18n, country)] : []),
    { ...severalStep(i18n, motivesCopy), mayComeBefore: isUnanswered(values, calleeCopy.id) ? 1 : 0 },
    ownWordsStep(i18n, wordsCopy),
    slotStep(
      i18n,
      {
        title: msg({ id: 'professionals.slot.title', message: 'Quand pouvons-nous appeler ?' }),
        hint: msg({
          id: 'professionals.slot.hint',
          message: `L’appel dure 10 minutes. Il est gratuit et sans engagement. Nous appelons depuis le ${number}.`,
        }),
      },
      offer,
    ),
    ...clockSteps(i18n, offer, values, { contact: calleeOf(values) }),
    {
      ...consentStep(i18n, referralConsent),
      mayComeBefore: possibleClockSteps(offer, values, { contact: calleeOf(values) }),
    },
    checkStep(i18n),
  ]
}

function emergencyStep(i18n: I18n, country: Country): Step {
  const [number] = emergencyNumbers[country].calls
  const title = i18n._(msg({ id: 'professionals.emergency.title', message: `Pour une urgence, faites le ${number}` }))
  return { kind: 'exit', id: 'emergency', title, body: <Emergency /> }
}

function doctorStep(i18n: I18n, country: Country): Step {
  const { firstName, lastName, rpps, phone, email } = professionalFields(i18n, country)
  const title = msg({ id: 'professionals.doctor.title', message: 'Qui êtes-vous ?' })
  return contactStep(i18n, 'doctor', { title }, [firstName, lastName, rpps, phone, email])
}

const patientCopy = {
  title: msg({ id: 'professionals.patient.title', message: 'Qui est votre patient ?' }),
  hint: msg({ id: 'professionals.patient.hint', message: 'La personne que vous nous adressez.' }),
}

function patientStep(i18n: I18n, country: Country, isPhoneOptional: boolean): Step {
  const { firstName, lastName } = helperFields(i18n)
  const phone = {
    ...phoneField(i18n, { country, notation: phoneNotation(country), isVisitor: false }),
    label: i18n._(msg({ id: 'professionals.patient.phone', message: 'Numéro de téléphone du patient' })),
    missing: i18n._(
      msg({ id: 'professionals.patient.phone.missing', message: 'Écrivez le numéro de téléphone du patient' }),
    ),
  }
  return contactStep(i18n, 'patient', patientCopy, [
    {
      ...firstName,
      label: i18n._(msg({ id: 'professionals.patient.first-name', message: 'Prénom du patient' })),
      missing: i18n._(msg({ id: 'professionals.patient.first-name.missing', message: 'Écrivez le prénom du patient' })),
    },
    {
      ...lastName,
      label: i18n._(msg({ id: 'professionals.patient.last-name', message: 'Nom de famille du patient' })),
    },
    ...(isPhoneOptional ? [optional(phone)] : [phone, needsField(i18n, { isVisitor: false })]),
  ])
}

const relativeCopy = {
  title: msg({ id: 'professionals.relative.title', message: 'Le proche que nous appelons' }),
  hint: msg({ id: 'professionals.relative.hint', message: 'Le patient l’a choisi, et l’a prévenu.' }),
}

function relativeStep(i18n: I18n, country: Country): Step {
  const { firstName, lastName, relation } = helperFields(i18n)
  return contactStep(i18n, 'relative', relativeCopy, [
    firstName,
    lastName,
    optional({
      ...relation,
      label: i18n._(msg({ id: 'professionals.relative.relation', message: 'Son lien avec le patient' })),
      hint: i18n._(msg({ id: 'professionals.relative.relation.hint', message: 'Par exemple : sa fille, son voisin.' })),
    }),
    phoneField(i18n, { country, notation: phoneNotation(country), isVisitor: false }),
    needsField(i18n, { isVisitor: false }),
  ])
}

/** A form is read by people, later. */
function Emergency() {
  return (
    <>
      <p>
        <Trans id="professionals.emergency.call">
          Faites le 
          <EmergencyCalls />. Ce formulaire n’est pas lu tout de suite.
        </Trans>
      </p>
      <p>
        <Trans id="professionals.emergency.confusion">
          Une confusion qui dure depuis peu doit aussi être vue le jour même.
        </Trans>
      </p>
    </>
  )
}
