import type { Helper, ReferralRequest } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isLocale } from '@clairmemoire/domain/locale'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { callbackOf, callNeedsIn } from '../../../call-requests/index.ts'
import {
  consentIn,
  contactDetails,
  type FlowValues,
  honeypotIn,
  type Submission,
  type StepValue,
} from '../../../form-flow/index.ts'
import { chosenWords } from '../professional-questions.ts'

/** When the patient has to be seen. What cannot wait is nothing for a form. */
export const urgencyCopy = {
  id: 'urgency',
  title: msg({ id: 'professionals.urgency.title', message: 'Quand ce patient doit-il être vu ?' }),
  hint: msg({ id: 'professionals.urgency.hint', message: 'Selon vous, d’après ce que vous savez aujourd’hui.' }),
  options: {
    today: msg({ id: 'professionals.urgency.today', message: 'Aujourd’hui : c’est une urgence' }),
    soon: msg({ id: 'professionals.urgency.soon', message: 'Dans les semaines qui viennent' }),
    later: msg({ id: 'professionals.urgency.later', message: 'Cela peut attendre quelques mois' }),
  },
}

export const motivesCopy = {
  id: 'motives',
  title: msg({ id: 'professionals.motives.title', message: 'Pourquoi nous l’adressez-vous ?' }),
  hint: msg({ id: 'professionals.motives.hint', message: 'Plusieurs réponses sont possibles.' }),
  options: {
    complaint: msg({ id: 'professionals.motives.complaint', message: 'Une plainte de mémoire' }),
    relatives: msg({ id: 'professionals.motives.relatives', message: 'L’inquiétude d’un proche' }),
    opinion: msg({ id: 'professionals.motives.opinion', message: 'Un avis sur un diagnostic' }),
    follow_up: msg({ id: 'professionals.motives.follow-up', message: 'Un suivi' }),
    study: msg({ id: 'professionals.motives.study', message: 'Une étude clinique' }),
    other: msg({ id: 'professionals.motives.other', message: 'Autre chose' }),
  },
}

export const wordsCopy = {
  id: 'words',
  title: msg({ id: 'professionals.words.title', message: 'Que voulez-vous nous dire ?' }),
  hint: msg({
    id: 'professionals.words.hint',
    message: 'Par exemple : le début, les traitements, les examens déjà faits. Une lettre peut suivre.',
  }),
  /** Choices and day go before it, in the same text of the contract. */
  longest: 1500,
}

export const agreedOnCopy = {
  title: msg({ id: 'professionals.agreed-on.title', message: 'Quel jour votre patient a-t-il dit oui ?' }),
  hint: msg({
    id: 'professionals.agreed-on.hint',
    message:
      'Il sait ce que vous nous donnez (nom, date de naissance, téléphone, motif) et que nous l’appelons, ou le proche qu’il a choisi.',
  }),
}

export const calleeCopy = {
  id: 'callee',
  title: msg({ id: 'professionals.callee.title', message: 'Qui devons-nous appeler ?' }),
  hint: msg({ id: 'professionals.callee.hint', message: 'Le patient choisit. Un proche peut parler pour lui.' }),
  options: {
    patient: msg({ id: 'professionals.callee.patient', message: 'Le patient' }),
    relative: msg({ id: 'professionals.callee.relative', message: 'Un proche qu’il a choisi' }),
  },
}

export const birthDateCopy = {
  title: msg({ id: 'professionals.birth.title', message: 'Quelle est sa date de naissance ?' }),
  hint: msg({
    id: 'professionals.birth.hint',
    message: 'Avec l’année en quatre chiffres, par exemple 27 3 1948. La clinique reçoit les adultes, dès 18 ans.',
  }),
}

/** How whoever is called can be reached. */
export function calleeOf(values: FlowValues): StepValue | undefined {
  return values[callsRelative(values) ? 'relative' : 'patient']
}

export function toReferralRequest(
  i18n: I18n,
  { values, locale }: Pick<Submission, 'values' | 'locale'>,
  country: Country,
): ReferralRequest {
  const doctor = contactDetails(values['doctor'])
  const patient = contactDetails(values['patient'])
  return {
    locale,
    country,
    doctor: {
      first_name: doctor['first_name'] ?? '',
      last_name: doctor['last_name'] ?? '',
      rpps: doctor['rpps'] ?? '',
      phone: doctor['phone'] ?? '',
      email: doctor['email'] ?? '',
    },
    patient: {
      first_name: patient['first_name'] ?? '',
      ...(patient['last_name'] ? { last_name: patient['last_name'] } : {}),
      birth_date: textIn(values, 'birth_date'),
      ...(patient['phone'] ? { phone: patient['phone'] } : {}),
    },
    ...(callsRelative(values) ? { relative: relativeIn(values) } : {}),
    ...callNeedsIn(calleeOf(values)),
    reason: reasonIn(i18n, values),
    patient_agreed: true,
    callback: callbackOf(values, { contact: calleeOf(values) }),
    ...consentIn(values),
    ...honeypotIn({ ...patient, ...doctor }),
  }
}

/** Who the patient chose is called instead. */
export function callsRelative(values: FlowValues): boolean {
  return values[calleeCopy.id] === 'relative'
}

function relativeIn(values: FlowValues): Helper {
  const { first_name = '', last_name, phone = '', relation } = contactDetails(values['relative'])
  return { first_name, ...(last_name ? { last_name } : {}), phone, ...(relation ? { relation } : {}) }
}

/** What was chosen, when the patient agreed and the doctor's own words are one text, as in a letter. */
function reasonIn(i18n: I18n, values: FlowValues): string {
  const motives = chosenWords(i18n, values, motivesCopy)
  const urgency = chosenWords(i18n, values, urgencyCopy)
  const day = formatPlainDate(isLocale(i18n.locale) ? i18n.locale : 'fr', textIn(values, 'agreed_on'))
  const lines = [
    i18n._(msg({ id: 'professionals.letter.motives', message: `Motif : ${motives}` })),
    i18n._(msg({ id: 'professionals.letter.urgency', message: `À voir : ${urgency}` })),
    i18n._(msg({ id: 'professionals.letter.agreed', message: `Accord du patient : ${day}` })),
    textIn(values, 'words'),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

function textIn(values: FlowValues, id: string): string {
  const value = values[id]
  return typeof value === 'string' ? value : ''
}
