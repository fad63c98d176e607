import type { StudyListing } from '@clairmemoire/domain/study'

export const listing: StudyListing = { code: 'PREDICTOM', name: 'PREDICTOM', slug: 'predictom', locale: 'fr' }
