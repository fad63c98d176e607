export { homeCopy } from './home.copy.ts'
export { HomePage } from './home-page.tsx'
export { loadHome } from './load-home.ts'
