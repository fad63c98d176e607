import type { Locale } from '@clairmemoire/domain/locale'
import { matchPath } from '../../src/routing/public-paths.ts'
import { words } from '../finder/words.ts'
import { testWords } from '../self-test/words.ts'

export interface Form {
  site: Locale
  path: string
  stage: string
  /** The button that starts the form, if it is not the primary button. */
  start?: string
  /** The forms that the result page leads to, by stage: a call, news, or the rest of a test. */
  continuations?: Readonly<Record<string, Continuation>>
}

interface Continuation {
  /** The beginning of the name of the button or link. */
  name: string
  /** The options that lead to the continuation, by list. In every other list the last option is chosen. */
  answers: Readonly<Record<string, string>>
}

const none = { conditions: 'none', treatments: 'none' }
const match = { respondent: 'self', country: 'US', memory_state: 'mci', study_partner: 'yes', mri: 'yes', ...none }
const noMatch = { ...match, study_partner: 'no', mri: 'no', conditions: 'epilepsy', treatments: 'anti_amyloid' }

/** Each site leads to one of the two forms. */
const waysOf = {
  fr: { news: { name: words.fr.leaveContact, answers: noMatch } },
  en: { request: { name: words.en.bookCall, answers: match } },
}

const restOf = {
  fr: { test: { name: testWords.fr.continueTest, answers: {} } },
  en: { test: { name: testWords.en.continueTest, answers: {} } },
}

const all: readonly Form[] = [
  { site: 'fr', path: '/questionnaire', stage: 'test', start: testWords.fr.start.patient, continuations: restOf.fr },
  { site: 'en', path: '/questionnaire', stage: 'test', start: testWords.en.start.relative, continuations: restOf.en },
  {
    site: 'fr',
    path: '/questionnaire',
    stage: 'test',
    start: testWords.fr.start.professional,
    continuations: restOf.fr,
  },
  { site: 'en', path: '/trial-finder', stage: 'screening', continuations: waysOf.en },
  { site: 'fr', path: '/trouver-un-essai', stage: 'screening', continuations: waysOf.fr },
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

const screenOf = ({ path }: Form) => matchPath(path)?.page

/** The forms of each screen. They ask the same questions, in other languages or words. */
export const formsOfScreens: readonly (readonly Form[])[] = [...new Set(all.map(screenOf))].map((screen) =>
  all.filter((form) => screenOf(form) === screen),
)

/** One form of each screen. The languages alternate; with the next `turn`, each screen gives its next form. */
export const formOfEachScreen = (turn: number): readonly Form[] =>
  formsOfScreens.flatMap((alike, screen) => alike[(screen + turn) % alike.length] ?? [])

export function titleOf({ path, site, start }: Form): string {
  return `${path} in ${site}${start ? ` (${start})` : ''}`
}
