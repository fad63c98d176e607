import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'TRAILBLAZER', name: 'TRAILBLAZER', slug: 'trailblazer', locale: 'en' }
