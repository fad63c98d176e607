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
  /** What its result leads to, by the stage: a call, news, or the rest of a test. */
  waysOn?: Readonly<Record<string, WayOn>>
  /** One form of each site tries every choice of a call, which is asked alike in all of them. */
  asksCall?: true
}

interface WayOn {
  /** The beginning of the button or link that leads there. */
  name: string
  /** The options that lead to it, by list; of every other list the last one does. */
  answers: Readonly<Record<string, string>>
}

const none = { conditions: 'none', treatments: 'none' }
const match = { respondent: 'self', country: 'US', memory_state: 'mci', study_partner: 'yes', mri: 'yes', ...none }
const noMatch = { ...match, study_partner: 'no', mri: 'no', conditions: 'epilepsy', treatments: 'anti_amyloid' }

const waysOf = {
  fr: { request: { name: words.fr.bookCall, answers: match }, news: { name: words.fr.leaveContact, answers: noMatch } },
  en: { request: { name: words.en.bookCall, answers: match }, news: { name: words.en.leaveContact, answers: noMatch } },
}

const restOf = {
  fr: { test: { name: testWords.fr.goOn, answers: {} } },
  en: { test: { name: testWords.en.goOn, answers: {} } },
}

export const forms: readonly Form[] = [
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.patient, waysOn: restOf.fr },
  { site: 'en', path: '/questionnaire', stage: 'test', start: testWords.en.start.relative, waysOn: restOf.en },
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.professional, waysOn: restOf.fr },
  { site: 'en', path: '/trial-finder', stage: 'screening', waysOn: waysOf.en },
  { site: 'fr', path: '/trouver-un-essai', stage: 'screening', waysOn: waysOf.fr },
  { site: 'fr', path: '/demander-une-consultation', stage: 'request', asksCall: true },
  { site: 'fr', path: '/preconsultation/secondary-consultation', stage: 'request' },
  { site: 'fr', path: '/essais-cliniques/predictom/inscription', stage: 'request' },
  { site: 'en', path: '/clinical-trials/mk2214/registration', stage: 'request', asksCall: true },
  { site: 'fr', path: '/trial-forms/', stage: 'request' },
  { site: 'en', path: '/trial-forms/', stage: 'request' },
  { site: 'fr', path: '/pro/medecin-generaliste/adresser-un-patient', stage: 'request' },
  { site: 'fr', path: '/pro/rejoindre/candidature', stage: 'request' },
  { site: 'fr', path: '/memhop/inscription', stage: 'request' },
]
