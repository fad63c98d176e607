import type { Profession } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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

export const messageCopy = {
  id: 'message',
  title: msg({ id: 'professionals.message.title', message: 'Voulez-vous ajouter quelque chose ?' }),
  hint: msg({ id: 'professionals.message.hint', message: 'Ne nous parlez d’aucun patient ici.' }),
  /** What was chosen goes before it, in the same text of the contract. */
  longest: 1800,
}
