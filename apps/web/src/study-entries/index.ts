export { studyEntriesCatalog } from './catalog.ts'
export { checkedText, statusLabels } from './entry-words.copy.ts'
export {
  durationOf,
  type FactLine,
  type GlanceFact,
  glanceFacts,
  glanceTerms,
  stageWords,
  visitTagWords,
} from './glance.copy.ts'
export { entryOf, readStudyEntries, type StudyEntry } from './read-study-entries.ts'
export { type ShownStudy, shownStudies, shownStudy } from './studies-now.ts'
export { nearestSiteText } from './nearest-site.copy.ts'
export { newsOfStudies } from './news-of-studies.copy.ts'
export { useStudyOfSlug } from './use-study-of-slug.ts'
export { StatusTag, StudyCard } from './study-card.tsx'
