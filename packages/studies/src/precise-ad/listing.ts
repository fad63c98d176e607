import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'PRECISE_AD', name: 'PRECISE-AD', slug: 'precise-ad', locale: 'en' }
