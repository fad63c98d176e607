export { trialFinderCatalog } from './catalog.ts'
export { TrialFinderPage } from './trial-finder-page.tsx'
