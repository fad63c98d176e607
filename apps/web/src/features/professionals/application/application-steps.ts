import type { CallSlots, Profession } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isDoctor } from '@clairmemoire/domain/professional-number'
import { isTownName, longestTownName } from '@clairmemoire/domain/typed-name'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { clockSteps, possibleClockSteps, ownWordsStep } from '../../../call-requests/index.ts'
import {
  type ConsentCopy,
  type ContactField,
  checkStep,
  choiceStep,
  consentStep,
  contactStep,
  type FlowValues,
  optional,
  type Step,
  slotStep,
} from '../../../form-flow/index.ts'
import { professionalFields, severalStep } from '../professional-questions.ts'

/** To be called about joining. */
const applicationConsent: ConsentCopy = {
  textVersion: 'application-2026-12',
  title: msg({ id: 'professionals.application.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'professionals.application.consent.purpose',
      message:
        'Nous gardons cette demande pour vérifier votre inscription et vous appeler. Elle ne sert à rien d’autre.',
    }),
    msg({
      id: 'professionals.application.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
  agreement: msg({
    id: 'professionals.application.consent.agreement',
    message: 'J’accepte que la clinique garde ma demande et m’appelle.',
  }),
}

const professions: Record<Profession, MessageDescriptor> = {
  general_practitioner: msg({ id: 'professionals.profession.gp', message: 'Médecin généraliste' }),
  neurologist: msg({ id: 'professionals.profession.neurologist', message: 'Neurologue' }),
  geriatrician: msg({ id: 'professionals.profession.geriatrician', message: 'Gériatre' }),
  psychiatrist: msg({ id: 'professionals.profession.psychiatrist', message: 'Psychiatre' }),
  neuropsychologist: msg({ id: 'professionals.profession.neuropsychologist', message: 'Neuropsychologue' }),
  psychologist: msg({ id: 'professionals.profession.psychologist', message: 'Psychologue' }),
  speech_therapist: msg({ id: 'professionals.profession.speech-therapist', message: 'Orthophoniste' }),
  occupational_therapist: msg({ id: 'professionals.profession.occupational', message: 'Ergothérapeute' }),
  nurse: msg({ id: 'professionals.profession.nurse', message: 'Infirmier ou infirmière' }),
  other: msg({ id: 'professionals.profession.other', message: 'Un autre métier du soin' }),
}

export const professionCopy = {
  id: 'profession',
  title: msg({ id: 'professionals.profession.title', message: 'Quel est votre métier ?' }),
  hint: msg({ id: 'professionals.profession.hint', message: 'Celui que vous exercez le plus.' }),
  options: professions,
}

export const wishesCopy = {
  id: 'wishes',
  title: msg({ id: 'professionals.wishes.title', message: 'Qu’aimeriez-vous faire avec nous ?' }),
  hint: msg({ id: 'professionals.wishes.hint', message: 'Plusieurs réponses sont possibles.' }),
  options: {
    receive: msg({ id: 'professionals.wishes.receive', message: 'Recevoir des patients' }),
    refer: msg({ id: 'professionals.wishes.refer', message: 'Vous adresser des patients' }),
    studies: msg({ id: 'professionals.wishes.studies', message: 'En savoir plus sur les études' }),
    other: msg({ id: 'professionals.wishes.other', message: 'Autre chose' }),
  },
}

const messageCopy = {
  id: 'message',
  title: msg({ id: 'professionals.message.title', message: 'Voulez-vous ajouter quelque chose ?' }),
  hint: msg({ id: 'professionals.message.hint', message: 'Ne nous parlez d’aucun patient ici.' }),
  /** What was chosen goes before it, in the same text of the contract. */
  longest: 1800,
}

interface ApplicationStepsInput {
  i18n: I18n
  offer: CallSlots
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  values: FlowValues
}

export function applicationSteps({ i18n, offer, country, phone, values }: ApplicationStepsInput): Step[] {
  const { firstName, lastName, email, phone: ownPhone } = professionalFields(i18n, country)
  const number = formatPhone(phone)
  return [
    choiceStep(i18n, professionCopy),
    contactStep(i18n, 'practice', practiceCopy, practiceFields(i18n, country, values)),
    severalStep(i18n, wishesCopy),
    ownWordsStep(i18n, messageCopy),
    slotStep(
      i18n,
      {
        title: msg({ id: 'professionals.application.slot.title', message: 'Quand pouvons-nous vous appeler ?' }),
        hint: msg({
          id: 'professionals.application.slot.hint',
          message: `L’appel dure 10 minutes et ne vous engage à rien. Nous appelons depuis le ${number}.`,
        }),
      },
      offer,
    ),
    contactStep(i18n, 'contact', contactCopy, [firstName, lastName, ownPhone, email]),
    ...clockSteps(i18n, offer, values, { contact: values['contact'] }),
    {
      ...consentStep(i18n, applicationConsent),
      mayComeBefore: possibleClockSteps(offer, values, { contact: values['contact'] }),
    },
    checkStep(i18n),
  ]
}

const contactCopy = {
  title: msg({ id: 'professionals.application.contact.title', message: 'Comment pouvons-nous vous joindre ?' }),
}

const practiceCopy = {
  title: msg({ id: 'professionals.practice.title', message: 'Où exercez-vous ?' }),
  hint: msg({
    id: 'professionals.practice.hint',
    message: 'Votre numéro nous sert à vérifier votre inscription, rien d’autre.',
  }),
}

function practiceFields(i18n: I18n, country: Country, { profession }: FlowValues): ContactField[] {
  const { rpps, adeli } = professionalFields(i18n, country)
  const town: ContactField = {
    id: 'town',
    type: 'number',
    read: (text) => (isTownName(text) ? text : undefined),
    wrong: i18n._(msg({ id: 'professionals.town.wrong', message: 'Écrivez le nom d’une ville, sans adresse ni lien' })),
    label: i18n._(msg({ id: 'professionals.town', message: 'Ville où vous exercez' })),
    missing: i18n._(msg({ id: 'professionals.town.missing', message: 'Écrivez la ville où vous exercez' })),
    maxLength: longestTownName,
    autoComplete: 'address-level2',
  }
  return isDoctor(profession) ? [town, rpps] : [town, optional(rpps), adeli]
}
