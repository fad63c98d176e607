export { loadStudies } from './load-studies.ts'
export { loadStudy } from './load-study.ts'
export { StudiesPage } from './studies-page.tsx'
export { StudyDetailPage } from './study-detail-page.tsx'
