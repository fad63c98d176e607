export { failedStartCatalog } from './catalog.ts'
export { FormFailedToStart } from './form-failed-to-start.tsx'
