/** The most bytes of Brotli that one kind of page may load of scripts. */
interface ScriptBudget {
  /** Without the visitor doing anything. */
  byItself: number
  /** With what a form fetches ahead, to be ready for its first press: its first stage, a key of the manifest. */
  ahead?: { bytes: number; firstStage: string }
  /** Whatever the visitor does without leaving it. */
  inAll?: number
}

/** A page to read. React and the router are 84 kB of it (R0-21). */
const reading: ScriptBudget = { byItself: 100_000 }

/** Carries the facts of every study, which are code, and the text of the one that it shows. */
const studies: ScriptBudget = { byItself: 107_000 }

/** Carries the wording that the law asks for, which is code. */
const law: ScriptBudget = { byItself: 103_000 }

/** The questions and their state machine are fetched ahead; telephone numbers and the calendar file are a quarter of it and come later. */
const form: ScriptBudget = {
  byItself: 115_000,
  ahead: { bytes: 150_000, firstStage: 'src/features/trial-finder/screening/screening-flow.tsx' },
  inAll: 194_000,
}

const kinds = new Map([
  ['src/routes/essais-cliniques.index.tsx', studies],
  ['src/routes/essais-cliniques.$trial_name.tsx', studies],
  ['src/routes/legal.tsx', law],
  ['src/routes/privacy-policy.tsx', law],
  ['src/routes/trial-finder.tsx', form],
])

/** A route file that is not named is a page to read: the strictest budget. */
export const budgetOf = (route: string): ScriptBudget => kinds.get(route) ?? reading

/** What every page loads before its first paint, and for it. The one style sheet dresses every component, so that no page ever waits for a second one. */
export const everyPage = { scriptsBeforePaint: 2_000, styles: 8_000, fonts: 33_000 }
