/**
 * The maximum size of scripts of a kind of page, in bytes of Brotli: the measured size and 200 bytes, because compression varies with the
 * hashes in names of files.
 */
interface Budget {
  /** Loaded without interaction, if it is the first page of a visit. */
  byItself: number
}

/** A content page loads React only when the visitor uses a control that needs it (ADR 0005). */
export interface ReadingBudget extends Budget {
  /** Including React and the code of the page. */
  onUse: number
}

export interface FormBudget extends Budget {
  /** Including the resources that a form prefetches for its first press: its first stage, a key of the manifest. */
  ahead: { bytes: number; firstStage: string }
  /** At most, whatever the visitor does without leaving it. */
  inAll: number
}

/** The opening page has the first question, with fields that other forms prefetch. Texts take 4 kB (ADR 0063). */
const finder: FormBudget = {
  byItself: 114_600,
  ahead: { bytes: 172_300, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 206_100,
}

/**
 * A request by itself is React, the router and Lingui (83 kB together), and its introduction. Of the prefetched scripts, XState, TanStack
 * Query and the API client take 23 kB, the library for telephone numbers 8 kB.
 */
const request = { byItself: 109_300, ahead: 180_300, inAll: 183_000 }

/** Requests whose introduction has more content. */
const largerRequests: Readonly<Record<string, Partial<typeof request>>> = {
  // It has a header, a menu and a footer, and may send the answers of the finder: the rules that select its questions take 4 kB.
  'trial-forms': { byItself: 113_400, ahead: 190_100, inAll: 192_800 },
  // A form to print and fill in.
  'pro.medecin-generaliste.adresser-un-patient': { byItself: 113_300, ahead: 182_700, inAll: 185_400 },
  'pro.rejoindre.candidature': { byItself: 110_000 },
  // Its introduction loads all texts of the form, and the backend's list of studies if the content service fails.
  'essais-cliniques.$trial_name.inscription': { byItself: 110_300, ahead: 184_100, inAll: 187_400 },
}

/** The self-test has neither a call nor a study. The questions after the short form take 1 kB. */
const selfTest: FormBudget = {
  byItself: 112_800,
  ahead: { bytes: 162_400, firstStage: 'src/features/self-test/test/test-flow.tsx' },
  inAll: 170_400,
}

/** The parts of the pre-consultation have separate addresses and texts. */
const preconsultation = {
  byItself: 111_200,
  ahead: { bytes: 161_100, firstStage: 'src/features/preconsultation/sections/section-stage.tsx' },
  inAll: 188_400,
}

/**
 * The budget of a route file by the module that it opens first (keys of the manifest). One that is not listed and opens none is a content
 * page: the strictest budget. Requests have telephone numbers and held times in their single stage from the start (ADR 0039).
 */
export function budgetOf(route: string, opened?: string): Budget | ReadingBudget | FormBudget {
  const name = route.replace(/^src\/routes\/|\.tsx$/g, '')
  if (name === 'trial-finder') return finder
  if (name === 'questionnaire') return selfTest
  // A document that shows the request of this device.
  if (name === 'memhop-merci') return { byItself: 6_000, onUse: 112_800 }
  if (/^preconsultation\.(?:index|\$step|contact|completed)$/.test(name)) return preconsultation
  // A private page, which shows nothing without React.
  if (opened?.endsWith('-view.tsx')) return { byItself: 109_000 }
  if (opened === undefined) return { byItself: 6_000, onUse: 111_300 }
  const { byItself, ahead, inAll } = { ...request, ...largerRequests[name] }
  return { byItself, ahead: { bytes: ahead, firstStage: opened }, inAll }
}

/** The resources of every page for its first paint. Its style sheet covers content pages. */
export const everyPage = { styles: 7_900, fonts: 33_000 }

/** The second style sheet, which the documents of forms link and other pages load with their first form. */
export const stylesOfForm = 2_850

/** Further styles for the lists, the requests, the agenda and the figures of the desk. */
export const stylesOfDeskView = 2_250

/** Styles of the home page only. */
export const stylesOfHome = 500

/** Styles of the page of a study, its poster and a list of criteria. */
export const stylesOfStudy = 900

/** Print styles: loaded last, without blocking. */
export const stylesOnPaper = 1_800

/** Outside services, whose code is loaded with all its imports when the browser is idle and the visitor consented. */
export const services = {
  'src/platform/measurement/product.ts': 45_000,
  'src/platform/error-reports/sentry.ts': 30_000,
}
