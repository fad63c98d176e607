export { programmeCopy } from './programme.copy.ts'
export { ProgrammePage } from './programme-page.tsx'
