/**
 * The maximum size of the scripts of a kind of page, in bytes after Brotli compression. It is the measured size plus 100 to 200 bytes,
 * because the compressed size varies with the hashes in the names of files.
 */
interface Budget {
  /** The scripts that the page loads without any interaction when it is the first page of a visit. */
  byItself: number
}

/** A content page loads React only when the visitor uses a control that needs it (ADR 0005). */
export interface ReadingBudget extends Budget {
  /** The scripts that are loaded after the visitor uses such a control, with React and the code of the page. */
  onUse: number
}

export interface FormBudget extends Budget {
  /** The scripts above and those that the form prefetches for the first press of a button; `firstStage` is a key of the manifest. */
  ahead: { bytes: number; firstStage: string }
  /** All scripts that the page can load until the visitor leaves it. */
  inAll: number
}

/**
 * Its first page already shows the first question, so it loads the fields that other forms prefetch. The texts of its stages take 8 kB
 * (ADR 0063).
 */
const finder: FormBudget = {
  byItself: 109_500,
  ahead: { bytes: 167_700, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 193_950,
}

/**
 * The form of a request first loads React, the router and Lingui (83 kB together), and its introduction. Of the prefetched scripts, XState,
 * TanStack Query and the API client take 23 kB, the steps of the form 20 kB, and their words 3 kB.
 */
const request = { byItself: 107_950, ahead: 165_700, inAll: 169_850 }

/** The forms of requests that need more or fewer scripts than others, by the name of their route. */
const otherRequests: Readonly<Record<string, Partial<typeof request>>> = {
  // This form has a header, a menu and a footer. It may send the answers of the finder: the rules that select its questions take
  // 4 kB, and are loaded only if this device stores such answers.
  'trial-forms': { byItself: 112_650, ahead: 173_550, inAll: 182_450 },
  // This page also offers a form to print and fill in.
  'pro.medecin-generaliste.adresser-un-patient': { byItself: 111_050, ahead: 169_450, inAll: 173_750 },
  'pro.rejoindre.candidature': { byItself: 108_650, ahead: 167_100, inAll: 171_250 },
  // It asks for neither a call nor a time.
  'memhop.inscription': { ahead: 157_950, inAll: 162_450 },
  // The introduction loads all texts of the form, and the backend's list of studies as a fallback if the content service fails.
  'essais-cliniques.$trial_name.inscription': { byItself: 108_950, ahead: 166_850, inAll: 176_350 },
}

/** The self-test asks for neither a call nor a study, so it is smaller. The questions after the short form take 1 kB. */
const selfTest: FormBudget = {
  byItself: 109_600,
  ahead: { bytes: 157_850, firstStage: 'src/features/self-test/test/test-flow.tsx' },
  inAll: 165_750,
}

/** Each part of the pre-consultation has its own address and texts. */
const preconsultation = {
  byItself: 109_050,
  ahead: { bytes: 157_550, firstStage: 'src/features/preconsultation/sections/section-stage.tsx' },
  inAll: 177_100,
}

/**
 * Returns the budget of a route file. `opened` is the module that the page opens first, as a key of the manifest. A page that is not listed
 * and opens no module is a content page, with the strictest budget. The form of a request has only one stage, so it needs the code for
 * telephone numbers and reserved times from the start (ADR 0039).
 */
export function budgetOf(route: string, opened?: string): Budget | ReadingBudget | FormBudget {
  const name = route.replace(/^src\/routes\/|\.tsx$/g, '')
  if (name === 'trial-finder') return finder
  if (name === 'questionnaire') return selfTest
  // A content page that shows the request that was sent from this device.
  if (name === 'memhop-merci') return { byItself: 6_000, onUse: 112_250 }
  if (/^preconsultation\.(?:index|\$step|contact|completed)$/.test(name)) return preconsultation
  // A private page shows nothing without React.
  if (opened?.endsWith('-view.tsx')) return { byItself: 108_450 }
  if (opened === undefined) return { byItself: 6_000, onUse: 110_350 }
  const { byItself, ahead, inAll } = { ...request, ...otherRequests[name] }
  return { byItself, ahead: { bytes: ahead, firstStage: opened }, inAll }
}

/** The style sheet and the fonts that every page loads for its first paint. The style sheet is complete only for content pages. */
export const everyPage = { styles: 8_100, fonts: 33_000 }

/** The second style sheet. Pages with a form link to it in their HTML; other pages load it when the visitor first opens a form. */
export const stylesOfForm = 2_870

/** The additional styles of the desk: its lists, requests, agenda and figures. */
export const stylesOfDeskView = 2_250

/** The additional styles of the home page. */
export const stylesOfHome = 500

/** The additional styles of the page of a study, with its poster and its list of criteria. */
export const stylesOfStudy = 900

/** The print styles, which load last and do not block the first paint. */
export const stylesOnPaper = 1_800

/** The code for external services, with all its imports. It is loaded when the browser is idle, if the visitor consented. */
export const services = {
  'src/platform/measurement/product.ts': 45_000,
  'src/platform/error-reports/sentry.ts': 30_000,
}
