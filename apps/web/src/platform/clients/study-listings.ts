import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { StudyListings } from '@clairmemoire/api-client/schema'

/** Milliseconds: together with the 20 seconds in which the backend detects a new study, an open page shows it within a minute. */
const reloadInterval = 30_000

/** Loads every study by name, and reloads while it is shown. */
export function studyListingsQuery(api: () => Promise<ApiClient>) {
  return {
    queryKey: ['study-listings'],
    queryFn: () => load<StudyListings>(async (signal) => (await api()).GET('/api/trials/', { signal })),
    staleTime: reloadInterval,
    refetchInterval: reloadInterval,
  }
}
