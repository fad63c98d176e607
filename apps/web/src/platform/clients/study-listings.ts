import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { StudyListings } from '@clairmemoire/api-client/schema'

/** Milliseconds between reloads. The backend needs up to 20 seconds to detect a new study, so an open page shows it within a minute. */
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
