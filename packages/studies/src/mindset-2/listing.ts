import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'MINDSET_2', name: 'MINDSET-2', slug: 'mindset-2', locale: 'en' }
