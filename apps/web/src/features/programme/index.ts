export { programmeCatalog } from './catalog.ts'
export { programmeCopy } from './programme.copy.ts'
export { ProgrammeOutcome } from './programme-outcome.tsx'
export { ProgrammePage } from './programme-page.tsx'
