import type { Respondent, SecondaryConsultationRequest } from '@clairmemoire/api-client/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ownWordsStep, respondentStep } from '../../call-requests/index.ts'
import { type ConsentCopy, choiceStep, type QuestionStep, type Step } from '../../form-flow/index.ts'

const shared = {
  textVersion: 'secondary-consultation-2026-12',
  title: msg({ id: 'secondary-consultation.consent.title', message: 'Votre accord pour l’appel' }),
  paragraphs: [
    msg({
      id: 'secondary-consultation.consent.purpose',
      message:
        'Ces réponses parlent de santé. Nous les envoyons à la clinique pour deux choses : comprendre ce que vous cherchez, et vous rappeler.',
    }),
    msg({
      id: 'secondary-consultation.consent.withdrawal',
      message: 'Vous pouvez changer d’avis à tout moment, par le lien privé de notre e-mail ou par téléphone.',
    }),
  ],
}

/** To be called about what was said elsewhere. */
export const secondaryConsent: Record<Respondent, ConsentCopy> = {
  self: {
    ...shared,
    agreement: msg({
      id: 'secondary-consultation.consent.agreement',
      message: 'J’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
  someone_else: {
    ...shared,
    agreement: msg({
      id: 'secondary-consultation.consent.agreement-other',
      message:
        'Mon proche est d’accord, et j’accepte que la clinique garde cette demande et appelle la personne choisie.',
    }),
  },
}

type Options<Id extends string> = Readonly<Record<Id, MessageDescriptor>>

export const doctors: Options<SecondaryConsultationRequest['doctor_kind']> = {
  general_practitioner: msg({ id: 'secondary-consultation.doctor.gp', message: 'Mon médecin traitant' }),
  neurologist: msg({ id: 'secondary-consultation.doctor.neurologist', message: 'Un neurologue' }),
  geriatrician: msg({ id: 'secondary-consultation.doctor.geriatrician', message: 'Un gériatre' }),
  psychiatrist: msg({ id: 'secondary-consultation.doctor.psychiatrist', message: 'Un psychiatre' }),
  other: msg({ id: 'secondary-consultation.doctor.other', message: 'Un autre médecin' }),
  prefer_not_to_say: msg({ id: 'secondary-consultation.doctor.not-said', message: 'Je préfère ne pas le dire' }),
}

export const moments: Options<NonNullable<SecondaryConsultationRequest['seen']>> = {
  under_3_months: msg({ id: 'secondary-consultation.seen.months', message: 'Il y a moins de 3 mois' }),
  under_1_year: msg({ id: 'secondary-consultation.seen.year', message: 'Il y a moins d’un an' }),
  over_1_year: msg({ id: 'secondary-consultation.seen.longer', message: 'Il y a plus d’un an' }),
  not_sure: msg({ id: 'secondary-consultation.seen.not-sure', message: 'Je ne sais plus' }),
}

export const wishes: Options<SecondaryConsultationRequest['seeks'][number]> = {
  second_opinion: msg({ id: 'secondary-consultation.seeks.opinion', message: 'Un deuxième avis' }),
  explanations: msg({ id: 'secondary-consultation.seeks.explanations', message: 'Des explications' }),
  follow_up: msg({ id: 'secondary-consultation.seeks.follow-up', message: 'Un suivi' }),
  treatment: msg({ id: 'secondary-consultation.seeks.treatment', message: 'Parler des traitements' }),
  other: msg({ id: 'secondary-consultation.seeks.other', message: 'Autre chose' }),
}

/** Whom the person met and when, what was said, and what they look for now. */
export function secondarySteps(i18n: I18n): Step[] {
  const seen = choiceStep(i18n, {
    id: 'seen',
    title: msg({ id: 'secondary-consultation.seen.title', message: 'Quand était-ce ?' }),
    hint: msg({ id: 'secondary-consultation.seen.hint', message: 'À peu près.' }),
    options: moments,
  })
  const seeks = choiceStep(i18n, {
    id: 'seeks',
    title: msg({ id: 'secondary-consultation.seeks.title', message: 'Que cherchez-vous maintenant ?' }),
    hint: msg({ id: 'secondary-consultation.seeks.hint', message: 'Plusieurs réponses sont possibles.' }),
    options: wishes,
  })
  return [
    respondentStep(i18n),
    choiceStep(i18n, {
      id: 'doctor_kind',
      title: msg({ id: 'secondary-consultation.doctor.title', message: 'Quel médecin avez-vous vu ?' }),
      hint: msg({ id: 'secondary-consultation.doctor.hint', message: 'Le dernier qui a parlé de la mémoire.' }),
      options: doctors,
    }),
    changed(seen, { required: false }),
    ownWordsStep(i18n, {
      id: 'said',
      title: msg({ id: 'secondary-consultation.said.title', message: 'Que vous a-t-on dit ?' }),
      hint: msg({ id: 'secondary-consultation.said.hint', message: 'Avec vos mots, si vous le voulez.' }),
    }),
    changed(seeks, { type: 'several_of' }),
  ]
}

function changed(step: QuestionStep, change: Partial<QuestionStep['question']>): QuestionStep {
  return { ...step, question: { ...step.question, ...change } }
}
