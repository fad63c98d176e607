export { DocumentPage } from './document-page.tsx'
export { filled } from './filled.ts'
export { loadDocument } from './load-document.ts'
export { factsOf } from './operator-facts.ts'
