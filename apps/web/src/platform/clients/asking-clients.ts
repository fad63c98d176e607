/** What asks the backend, and what numbers a submission: one file, for whoever needs one of them needs the others soon. */
export { createBrowserDraftIds } from '../draft-id/browser-draft-ids.ts'
export { createSiteApi, createSiteQueryClient } from './backend-clients.ts'
