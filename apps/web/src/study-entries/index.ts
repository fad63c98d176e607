export { studyEntriesCatalog } from './catalog.ts'
export { checkedText, statusLabels } from './entry-words.copy.ts'
export { readStudyEntries, type StudyEntry, shownStudies } from './read-study-entries.ts'
export { StudyCard } from './study-card.tsx'
