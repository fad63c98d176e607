import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { OrientationForm, UserType } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Query } from '../../form-flow/index.ts'

type Api = () => Promise<ApiClient>

/** Loads the questions for a kind of respondent. */
export function formQuery(api: Api, locale: Locale, userType: UserType): Query<OrientationForm> {
  return {
    queryKey: ['orientation', userType, locale],
    queryFn: () =>
      load<OrientationForm>(async (signal) =>
        (await api()).GET('/api/forms/orientation', { params: { query: { user_type: userType, locale } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
