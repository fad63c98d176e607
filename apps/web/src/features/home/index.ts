export { homeCatalog } from './catalog.ts'
export { HomePage } from './home-page.tsx'
