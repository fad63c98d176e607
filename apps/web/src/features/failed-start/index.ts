export { FormFailedToStart, failedStartCatalog } from './form-failed-to-start.tsx'
