/** The most bytes of Brotli of scripts that a kind of page loads. */
interface Budget {
  /** Without the visitor doing anything, when it is the first page that they open. */
  byItself: number
}

/** A page to read is a document: React comes when somebody touches what needs it (ADR 0005). */
export interface ReadingBudget extends Budget {
  /** Then, with the code of the page. */
  onUse: number
}

export interface FormBudget extends Budget {
  /** With what a form fetches ahead, to be ready for its first press: its first stage, a key of the manifest. */
  ahead: { bytes: number; firstStage: string }
  /** Whatever the visitor does without leaving it. */
  inAll: number
}

/** Every form by itself: React, the router and the words of the form. */
const byItself = 115_000

/**
 * Its first question stands on the page that opens it. The rules that choose the next question and the words of every kind of
 * criterion take 6 kB of it (ADR 0063).
 */
const finder: FormBudget = {
  byItself: 115_800,
  ahead: { bytes: 172_000, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 198_000,
}

/** A request for a call. */
const request = { ahead: 176_000, inAll: 182_000 }

/** May send the answers of the finder along, of the questions that were asked: the rules that choose them take 4 kB. */
const studyRequest = { ahead: 183_000, inAll: 185_800 }

/** Nobody is called and no study is named: it does with less. The rest after the short form takes 1 kB of it. */
const selfTest: FormBudget = {
  byItself,
  ahead: { bytes: 163_500, firstStage: 'src/features/self-test/test/test-flow.tsx' },
  inAll: 171_200,
}

/** Show nothing without React: they are somebody’s own. */
const ownPages = [
  'recommendations',
  'your-request',
  'your-news',
  'login',
  'desk.index',
  'desk.studies',
  'desk.users',
  'desk.passkeys',
  'invitation',
  'hand-over',
]

/** Its parts have addresses of their own. */
const preconsultation: Readonly<Record<string, string>> = {
  'preconsultation.index': 'src/features/preconsultation/sections/section-stage.tsx',
  'preconsultation.$step': 'src/features/preconsultation/sections/section-stage.tsx',
  'preconsultation.contact': 'src/features/preconsultation/sections/section-stage.tsx',
  'preconsultation.completed': 'src/features/preconsultation/sections/section-stage.tsx',
}

/**
 * A route file that is not named and opens no stages of a request (a key of the manifest) is a page to read: the strictest budget.
 * Requests have telephone numbers and held times in their one stage from the start (ADR 0039).
 */
export function budgetOf(route: string, requestStages?: string): Budget | ReadingBudget | FormBudget {
  const name = route.replace(/^src\/routes\/|\.tsx$/g, '')
  if (name === 'trial-finder') return finder
  if (name === 'questionnaire') return selfTest
  if (ownPages.includes(name)) return { byItself: 110_000 }
  // A document that says what this device has sent.
  if (name === 'memhop-merci') return { byItself: 6_000, onUse: 113_200 }
  const firstStage = preconsultation[name] ?? requestStages
  if (firstStage === undefined) return { byItself: 6_000, onUse: 111_500 }
  const { ahead: bytes, inAll } = name === 'trial-forms' ? studyRequest : request
  return { byItself, ahead: { bytes, firstStage }, inAll }
}

/** What every page loads for its first paint. Its style sheet dresses what pages to read are made of. */
export const everyPage = { styles: 7_510, fonts: 33_000 }

/** The second style sheet, which forms name in their document and other pages load with the first form that opens on them. */
export const stylesOfForm = 2_850

/** What the lists, the requests and the figures of the desk show besides. */
export const stylesOfDeskView = 900

/** What the home page shows and no other page does. */
export const stylesOfHome = 500

/** What the page of a study, its poster and a list of criteria show. */
export const stylesOfStudy = 900

/** What every page is on paper: fetched last, and nothing on screen waits for it. */
export const stylesOnPaper = 1_800

/** Services outside the site, whose code comes when the browser is idle and the visitor agrees, with everything it imports. */
export const services = {
  'src/platform/measurement/product.ts': 45_000,
  'src/platform/error-reports/sentry.ts': 30_000,
}
