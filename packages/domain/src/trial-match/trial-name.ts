import type { TrialCode } from '../trial-code/trial-code.ts'

const names: Record<TrialCode, string> = {
  MK2214: 'MK-2214',
  TRAILBLAZER: 'TRAILBLAZER',
  PRECISE_AD: 'PRECISE-AD',
  MINDSET_2: 'MINDSET-2',
  TRONTIER_1: 'TRONTIER-1',
  PREDICTOM: 'PREDICTOM',
  NO_TRIAL_MATCH: 'NO_TRIAL_MATCH',
}

/** How people write the study: "PRECISE-AD" (R3-04). */
export function trialName(code: TrialCode): string {
  return names[code]
}
