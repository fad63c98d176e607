import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'TRONTIER_1', name: 'TRONTIER-1', slug: 'trontier-1', locale: 'en' }
