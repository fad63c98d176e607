import type { Figures, StartStudies, StudyFigures } from '@clairmemoire/api-client/schema'

const noDurations = { count: 0, median: null, ninth_decile: null }

const nobody: Figures = {
  asked: 0,
  reached: 0,
  passed_on: 0,
  open: 0,
  included: 0,
  not: {
    not_eligible: 0,
    not_interested: 0,
    never_again: 0,
    settled: 0,
    not_reached: 0,
    cancelled: 0,
    withdrawn: 0,
  },
  to_first_try: noDurations,
  to_reached: noDurations,
  promise: { kept: 0, broken: 0 },
}

const busy: Figures = {
  ...nobody,
  asked: 20,
  reached: 14,
  passed_on: 6,
  open: 5,
  included: 2,
  not: { ...nobody.not, not_eligible: 5, not_interested: 2, not_reached: 2 },
  to_first_try: { count: 18, median: 310, ninth_decile: 1560 },
  to_reached: { count: 14, median: 400, ninth_decile: 4020 },
  promise: { kept: 17, broken: 1 },
}

/** A study without any requests. */
export function emptyFigures(code: string): StudyFigures {
  return { trial_code: code, name: code, weeks: [{ week: '2027-03-01', figures: nobody }], total: nobody, reasons: [] }
}

/** Half a year of calls. */
export function sampleFigures(code: string): StudyFigures {
  const weeks = Array.from({ length: 26 }, (_, index) => ({
    week: new Date(Date.UTC(2026, 8, 7 + index * 7)).toISOString().slice(0, 10),
    figures: index % 5 === 4 ? nobody : { ...busy, asked: 15 + (index % 6) },
  }))
  return {
    trial_code: code,
    name: code,
    weeks,
    total: { ...busy, asked: 362, reached: 294, passed_on: 126, open: 105, included: 42 },
    reasons: [
      { reason: 'not_eligible', why: 'age', criterion: { kind: 'age_between', min: 50 }, count: 64 },
      { reason: 'not_interested', why: 'distance', count: 30 },
      { reason: 'not_eligible', why: 'other', count: 9 },
    ],
  }
}

/** Figures on a user's start page. */
export function sampleStart(...codes: readonly string[]): StartStudies {
  return { studies: codes.map((code) => ({ trial_code: code, name: code, total: sampleFigures(code).total })) }
}
