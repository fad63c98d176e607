export { recommendationsCopy } from './recommendations.copy.ts'
export { RecommendationsPage } from './recommendations-page.tsx'
