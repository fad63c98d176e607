export { deskCopy } from './desk.copy.ts'
export { DeskPage } from './desk-page.tsx'
