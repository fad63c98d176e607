export { DocumentPage } from './document-page.tsx'
export { loadDocument } from './load-document.ts'
export { factsOf, filled } from './operator-facts.ts'
