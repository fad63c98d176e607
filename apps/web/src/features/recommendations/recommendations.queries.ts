import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  Recommendation,
  RecommendationUpdate,
  RelativeLink,
  RelativeLinkRequest,
} from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { useQueryClient } from '@tanstack/react-query'
import { type Outcomes, type Query, useAttempt, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'

type Api = () => Promise<ApiClient>

/** Loads the result in the language of the page. The address of this API request contains the id and is never logged. */
export function recommendationQuery(api: Api, locale: Locale, id: string): Query<Recommendation> {
  return {
    queryKey: ['recommendation', locale, id],
    queryFn: () =>
      load<Recommendation>(async (signal) =>
        (await api()).GET('/api/forms/orientation/recommendation/{id}', {
          params: { path: { id }, query: { locale } },
          signal,
        }),
      ),
    staleTime: 0,
  }
}

/** A change of a result; `key` identifies the attempt, so that a retry is not applied twice. */
interface Change {
  body: RecommendationUpdate
  key: string
}

function updateRecommendation(
  api: Api,
  locale: Locale,
  id: string,
  { body, key }: Change,
): Promise<Sent<Recommendation>> {
  const params = { path: { id }, query: { locale }, header: { 'Idempotency-Key': key } }
  return send(async (signal) =>
    (await api()).PATCH('/api/forms/orientation/recommendation/{id}', { body, params, signal }),
  )
}

export function eraseRecommendation(api: Api, id: string): Promise<Sent<unknown>> {
  const params = { path: { id } }
  return send<unknown>(async (signal) =>
    (await api()).DELETE('/api/forms/orientation/recommendation/{id}', { params, signal }),
  )
}

/** Creates a link for a relative. A new link invalidates the previous link if that is unused. */
export function createRelativeLink(api: Api, id: string, body: RelativeLinkRequest): Promise<Sent<RelativeLink>> {
  const params = { path: { id } }
  return send(async (signal) =>
    (await api()).POST('/api/forms/orientation/recommendation/{id}/relative-link', { body, params, signal }),
  )
}

/** Changes the result and shows the backend's response. A retry of the same change is idempotent (R0-16). */
export function useChange(
  { api, locale }: SiteContext,
  { id }: Recommendation,
  { onSuccess, onFailure }: Outcomes<Recommendation, RecommendationUpdate> = {},
) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return useSend(
    (body: RecommendationUpdate) => updateRecommendation(api, locale, id, { body, key: attempt.keyOf(body) }),
    {
      onSuccess: (changed, body) => {
        attempt.end()
        client.setQueryData(recommendationQuery(api, locale, id).queryKey, changed)
        onSuccess?.(changed, body)
      },
      onFailure,
    },
  )
}
