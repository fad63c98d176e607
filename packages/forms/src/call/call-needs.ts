import type { BilingualWording } from '../bilingual-questionnaire.ts'
import { type Text, text } from '../form/form.ts'

/** The words for a need: for people who answer about themselves or about somebody else, and a short form for the desk. */
interface NeedWords {
  label: BilingualWording
  desk: Text
}

/** Needs that people may have on a call, by id. */
export const callNeeds = {
  speak_up: {
    label: {
      fr: { self: 'Parlez fort, s’il vous plaît', someone_else: 'Il faut parler fort' },
      en: { self: 'Please speak up', someone_else: 'This person needs us to speak louder' },
    },
    desk: text('Parler fort', 'Speak up'),
  },
  hearing_aid: {
    label: {
      fr: { self: 'Je porte un appareil auditif', someone_else: 'Cette personne porte un appareil auditif' },
      en: { self: 'I use a hearing aid', someone_else: 'This person uses a hearing aid' },
    },
    desk: text('Appareil auditif', 'Hearing aid'),
  },
  video: {
    label: {
      fr: { self: 'Je préfère un appel vidéo', someone_else: 'Cette personne préfère un appel vidéo' },
      en: { self: 'I prefer a video call', someone_else: 'This person prefers a video call' },
    },
    desk: text('Préfère un appel vidéo', 'Prefers a video call'),
  },
  interpreter: {
    label: {
      fr: { self: 'J’ai besoin d’un interprète', someone_else: 'Cette personne a besoin d’un interprète' },
      en: { self: 'I need an interpreter', someone_else: 'This person needs an interpreter' },
    },
    desk: text('Besoin d’un interprète', 'Needs an interpreter'),
  },
} satisfies Record<string, NeedWords>

export const needsLabel = text('Que devons-nous savoir avant d’appeler ?', 'What should we know before we call?')
export const needsHint = text(
  'Facultatif. Plusieurs réponses sont possibles.',
  'Optional. You can choose more than one.',
)

/** The label under which the caller sees these needs. */
export const needsFact = text('À savoir avant d’appeler', 'Good to know before calling')
