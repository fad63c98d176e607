import type { Locale } from '@clairmemoire/domain/locale'

/** What someone reads who takes the memory test, in the words of the page. */
export type TestWords = typeof french

const french = {
  introduction: 'Faire le point sur la mémoire',
  start: { patient: 'Répondre pour moi', relative: 'Répondre pour un proche', professional: 'Je suis soignant' },
  agree: {
    patient: 'Votre accord avant l’envoi de vos réponses',
    relative: 'Votre accord avant l’envoi des réponses',
    professional: 'L’accord de la personne que vous suivez',
  },
  check: 'Relisez vos réponses',
  send: 'Envoyer et voir mon résultat',
  sent: 'Vos réponses sont envoyées',
  callNow: 'Appelez les secours maintenant',
  longAgo: 'C’était il y a longtemps',
  result: {
    talk_to_doctor: /en parler à son médecin|Parlez-\u2060?en à votre médecin/,
    make_appointment: /rendez-\u2060?vous/,
    not_enough: 'Trop peu de réponses pour le dire',
  },
  because: 'Pourquoi\u00a0:',
  plan: 'Faire mon plan de la semaine',
  myWeek: 'Mon plan de la semaine',
  sheet: 'La feuille pour mon médecin',
  sheetTitle: 'Les réponses, pour le médecin',
  printSheet: 'Imprimer cette feuille',
  openLink: 'Me l’envoyer',
  email: 'Votre adresse e-mail',
  sendLink: 'Envoyer le lien',
  linkSent: 'Le lien part vers',
  erase: 'Tout effacer\u00a0: réponses, résultat, coordonnées',
  eraseSurely: 'Tout effacer',
  erased: 'Tout est effacé',
  otherLanguage: 'Read this result in English',
  unknown: 'Ce résultat n’est plus là',
  failed: 'Votre résultat ne s’affiche pas pour le moment',
  without: 'Votre score de mémoire et nos recommandations',
  takeTest: 'Faire le test',
}

const english: TestWords = {
  introduction: 'Take a closer look at memory',
  start: {
    patient: 'Answer for myself',
    relative: 'Answer for someone close to me',
    professional: 'I am a health professional',
  },
  agree: {
    patient: 'Your consent before your answers are sent',
    relative: 'Your consent before the answers are sent',
    professional: 'The consent of the person you care for',
  },
  check: 'Look over your answers',
  send: 'Send and see my result',
  sent: 'Your answers have been sent',
  callNow: 'Call for help now',
  longAgo: 'This was long ago',
  result: {
    talk_to_doctor: /It is worth talking to (your|their) doctor/,
    make_appointment: /make an appointment/,
    not_enough: 'Too few answers to tell',
  },
  because: 'Why:',
  plan: 'Make my plan for the week',
  myWeek: 'My plan for the week',
  sheet: 'The sheet for my doctor',
  sheetTitle: 'The answers, for the doctor',
  printSheet: 'Print this sheet',
  openLink: 'Send it to me',
  email: 'Your email address',
  sendLink: 'Send the link',
  linkSent: 'The link is on its way',
  erase: 'Erase everything: answers, result, contact details',
  eraseSurely: 'Erase everything',
  erased: 'Everything is erased',
  otherLanguage: 'Lire ce résultat en français',
  unknown: 'This result is no longer here',
  failed: 'We cannot show your result right now',
  without: 'Your memory score and recommendations',
  takeTest: 'Take the test',
}

export const testWords: Record<Locale, TestWords> = { fr: french, en: english }
