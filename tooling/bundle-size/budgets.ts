/** The most bytes of Brotli of scripts that a kind of page loads. */
interface Budget {
  /** Without the visitor doing anything, when it is the first page that they open. */
  byItself: number
}

/** A content page is a document: React comes when somebody touches what needs it (ADR 0005). */
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

/** Its first question stands on the page that opens it, with fields that other forms fetch ahead. Its own words take 4 kB (ADR 0063). */
const finder: FormBudget = {
  byItself: 115_000,
  ahead: { bytes: 172_600, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 207_200,
}

/** A request by itself is React, the router and Lingui (83 kB together), and its introduction. XState, TanStack Query and the client take 23 kB of what comes ahead, the library for telephone numbers 8 kB. */
const request = { byItself: 110_000, ahead: 183_400, inAll: 188_800 }

/** Requests that show more before they begin. */
const fullerRequests: Readonly<Record<string, Partial<typeof request>>> = {
  // A header, a menu and a footer. May send the answers of the finder along: the rules that choose its questions take 4 kB.
  'trial-forms': { byItself: 113_600, ahead: 190_500, inAll: 193_300 },
  // A slip to fill in and print.
  'pro.medecin-generaliste.adresser-un-patient': { byItself: 113_600 },
}

/** Nobody is called and no study is named: it does with less. The rest after the short form takes 1 kB of it. */
const selfTest: FormBudget = {
  byItself: 113_100,
  ahead: { bytes: 162_500, firstStage: 'src/features/self-test/test/test-flow.tsx' },
  inAll: 170_300,
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

/** Its parts have addresses of their own, and words for each. */
const preconsultation = {
  byItself: 111_500,
  ahead: { bytes: 161_200, firstStage: 'src/features/preconsultation/sections/section-stage.tsx' },
  inAll: 189_000,
}

/**
 * A route file that is not named and opens no stages of a request (a key of the manifest) is a content page: the strictest budget.
 * Requests have telephone numbers and held times in their one stage from the start (ADR 0039).
 */
export function budgetOf(route: string, requestStages?: string): Budget | ReadingBudget | FormBudget {
  const name = route.replace(/^src\/routes\/|\.tsx$/g, '')
  if (name === 'trial-finder') return finder
  if (name === 'questionnaire') return selfTest
  if (ownPages.includes(name)) return { byItself: 109_100 }
  // A document that says what this device has sent.
  if (name === 'memhop-merci') return { byItself: 6_000, onUse: 113_200 }
  if (/^preconsultation\.(?:index|\$step|contact|completed)$/.test(name)) return preconsultation
  if (requestStages === undefined) return { byItself: 6_000, onUse: 111_600 }
  const { byItself, ahead, inAll } = { ...request, ...fullerRequests[name] }
  return { byItself, ahead: { bytes: ahead, firstStage: requestStages }, inAll }
}

/** What every page loads for its first paint. Its style sheet dresses what content pages are made of. */
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
