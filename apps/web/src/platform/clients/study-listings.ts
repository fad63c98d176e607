import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { StudyListings } from '@clairmemoire/api-client/schema'

/** Asks the backend for every study, by name; each is asked for again after a minute. */
export function studyListingsQuery(api: () => Promise<ApiClient>) {
  return {
    queryKey: ['study-listings'],
    queryFn: () => load<StudyListings>(async (signal) => (await api()).GET('/api/trials/', { signal })),
    staleTime: 60_000,
  }
}
