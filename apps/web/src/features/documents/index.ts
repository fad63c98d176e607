export { DocumentPage } from './document-page.tsx'
export { loadDocument } from './load-document.ts'
