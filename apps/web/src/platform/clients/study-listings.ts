import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { StudyListings } from '@clairmemoire/api-client/schema'

/** Milliseconds: with the 20 seconds after which the backend knows a new study, a page that stays open shows it within a minute. */
const isAskedAgainAfter = 30_000

/** Asks the backend for every study, by name, and again while it is shown. */
export function studyListingsQuery(api: () => Promise<ApiClient>) {
  return {
    queryKey: ['study-listings'],
    queryFn: () => load<StudyListings>(async (signal) => (await api()).GET('/api/trials/', { signal })),
    staleTime: isAskedAgainAfter,
    refetchInterval: isAskedAgainAfter,
  }
}
