import type { Locale } from '@clairmemoire/domain/locale'
import { words } from '../finder/words.ts'
import { testWords } from '../self-test/words.ts'

/** A form, and how one comes into it. */
export interface Form {
  site: Locale
  path: string
  stage: string
  /** The button that begins it, where it is not the main one. */
  start?: string
  /** What its result leads to, by the stage and the beginning of a button or link: a call, news, or the rest of a test. */
  waysOn?: Readonly<Record<string, string>>
}

const waysOf = {
  fr: { request: words.fr.bookCall, news: words.fr.leaveContact },
  en: { request: words.en.bookCall, news: words.en.leaveContact },
}

const restOf = { fr: { test: testWords.fr.goOn }, en: { test: testWords.en.goOn } }

export const forms: readonly Form[] = [
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.patient, waysOn: restOf.fr },
  { site: 'en', path: '/questionnaire', stage: 'test', start: testWords.en.start.relative, waysOn: restOf.en },
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.professional, waysOn: restOf.fr },
  { site: 'en', path: '/trial-finder', stage: 'screening', waysOn: waysOf.en },
  { site: 'fr', path: '/trouver-un-essai', stage: 'screening', waysOn: waysOf.fr },
  { site: 'fr', path: '/demander-une-consultation', stage: 'request' },
  { site: 'fr', path: '/preconsultation/secondary-consultation', stage: 'request' },
  { site: 'fr', path: '/essais-cliniques/predictom/inscription', stage: 'request' },
  { site: 'en', path: '/clinical-trials/mk2214/registration', stage: 'request' },
  { site: 'fr', path: '/trial-forms/', stage: 'request' },
  { site: 'en', path: '/trial-forms/', stage: 'request' },
  { site: 'fr', path: '/pro/medecin-generaliste/adresser-un-patient', stage: 'request' },
  { site: 'fr', path: '/pro/rejoindre/candidature', stage: 'request' },
  { site: 'fr', path: '/memhop/inscription', stage: 'request' },
]
