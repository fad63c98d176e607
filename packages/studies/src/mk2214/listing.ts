import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'MK2214', name: 'MK-2214', slug: 'mk2214', locale: 'en' }
