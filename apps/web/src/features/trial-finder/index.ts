export { trialFinderCopy } from './trial-finder.copy.ts'
export { TrialFinderPage } from './trial-finder-page.tsx'
