export { deskCopy } from './desk.copy.ts'
export { DeskPage } from './desk-page.tsx'
export { studiesCopy } from './studies/studies.copy.ts'
export { StudiesPage } from './studies/studies-page.tsx'
