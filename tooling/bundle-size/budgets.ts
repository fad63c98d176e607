/** The most bytes of Brotli that a page to read may load of scripts. */
export interface ReadingBudget {
  /** Without the visitor doing anything, when it is the first page that they open. */
  byItself: number
}

export interface FormBudget extends ReadingBudget {
  /** With what a form fetches ahead, to be ready for its first press: its first stage, a key of the manifest. */
  ahead: { bytes: number; firstStage: string }
  /** Whatever the visitor does without leaving it. */
  inAll: number
}

/** React and the router are four fifths of it; the words of the page stand in its document (R0-21, ADR 0005). */
const reading: ReadingBudget = { byItself: 104_700 }

/**
 * The questions and their state machine are fetched ahead; telephone numbers and the calendar file are a quarter of it and come later
 * (ADR 0032, 0034). Names of files differ from folder to folder, and with them some 200 bytes; fields of classes, as the oldest browsers
 * read them, are 600 (ADR 0059).
 */
const finder: FormBudget = {
  byItself: 117_000,
  ahead: { bytes: 166_300, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 206_800,
}

/** Nobody is called and no study is named: it does with less. */
const selfTest: FormBudget = {
  byItself: 117_000,
  ahead: { bytes: 162_600, firstStage: 'src/features/self-test/test/test-flow.tsx' },
  inAll: 170_300,
}

/**
 * A request for a call, whose one stage has telephone numbers and held times in it from the start (ADR 0039), and what to know before a
 * call (ADR 0034).
 */
const callRequest = (firstStage: string): FormBudget => ({
  byItself: 117_000,
  ahead: { bytes: 193_100, firstStage },
  inAll: 197_500,
})

const preconsultation = callRequest('src/features/preconsultation/sections/section-stage.tsx')

const studyRequest = callRequest('src/features/study-requests/study-request-flow.tsx')

const forms = new Map([
  ['src/routes/preconsultation.index.tsx', preconsultation],
  ['src/routes/preconsultation.$step.tsx', preconsultation],
  ['src/routes/preconsultation.contact.tsx', preconsultation],
  ['src/routes/preconsultation.completed.tsx', preconsultation],
  [
    'src/routes/preconsultation.secondary-consultation.tsx',
    callRequest('src/features/secondary-consultation/secondary-flow.ts'),
  ],
  ['src/routes/essais-cliniques.$trial_name.inscription.tsx', studyRequest],
  ['src/routes/trial-forms.tsx', studyRequest],
  ['src/routes/consultation-request.tsx', callRequest('src/features/consultation/consultation-flow.ts')],
  [
    'src/routes/pro.medecin-generaliste.adresser-un-patient.tsx',
    callRequest('src/features/professionals/referral/referral-flow.ts'),
  ],
  [
    'src/routes/pro.rejoindre.candidature.tsx',
    callRequest('src/features/professionals/application/application-flow.ts'),
  ],
  ['src/routes/memhop.inscription.tsx', callRequest('src/features/programme/programme-flow.tsx')],
  ['src/routes/trial-finder.tsx', finder],
  ['src/routes/questionnaire.tsx', selfTest],
])

/** A route file that is not named is a page to read: the strictest budget. */
export const budgetOf = (route: string): ReadingBudget | FormBudget => forms.get(route) ?? reading

/** What every page loads before its first paint, and for it. Its style sheet dresses what pages to read are made of. */
export const everyPage = { scriptsBeforePaint: 2_000, styles: 7_300, fonts: 33_000 }

/** The second style sheet, which forms name in their document and other pages load with the first form that opens on them. */
export const stylesOfForm = 3_000

/** What the page of a study and its poster show and no other page does, on paper too. */
export const stylesOfStudy = 1_200

/** Services outside the site, whose code comes when the browser is idle and the visitor agrees, with everything it imports. */
export const services = {
  'src/platform/measurement/product.ts': 45_000,
  'src/platform/error-reports/sentry.ts': 30_000,
  'src/platform/measurement/browser-measurement.ts': 2_000,
  'src/platform/measurement/audience.ts': 2_000,
}
