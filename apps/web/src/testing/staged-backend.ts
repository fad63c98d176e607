import { type ApiClient, createApiClient } from '@clairmemoire/api-client'
import type {
  CallSlots,
  Contact,
  FieldErrors,
  Problem,
  Questionnaire,
  TrialRecommendation,
  TrialSignup,
} from '@clairmemoire/api-client/schema'

type StagedFailure = () => Promise<Response>
type Staged<Answer> = Answer | StagedFailure

/** What a backend without a server answers to each operation; to one that is not here it cannot be reached. */
export interface StagedBackend {
  'GET /api/survey/trial-finder/'?: Staged<Questionnaire>
  'POST /api/trials/trial-signup-recommendation'?: Staged<TrialRecommendation>
  'GET /api/trials/call-slots'?: Staged<CallSlots>
  'POST /api/trials/signup'?: Staged<TrialSignup>
  'POST /api/mail/create-contact/'?: Staged<Contact>
}

export const unreachable: StagedFailure = () => Promise.reject(new TypeError('Failed to fetch'))
export const silent: StagedFailure = () => new Promise(() => {})

const problem = (status: number, body: Problem | FieldErrors): StagedFailure => {
  return async () => Response.json(body, { status })
}

export const overloaded = problem(503, { detail: 'Too many visitors.', code: 'service_unavailable' })
export const throttled = problem(429, { detail: 'Too many requests.', code: 'throttled' })
export const broken = problem(500, { detail: 'Server error.', code: 'server_error' })
export const refused = (errors: FieldErrors) => problem(400, errors)

/** The typed client of the site on a staged backend. */
export function clientOf(backend: StagedBackend): ApiClient {
  return createApiClient({
    baseUrl: location.origin,
    readCookie: () => undefined,
    accessToken: () => undefined,
    fetch: async (request) => {
      const operation = `${request.method} ${new URL(request.url).pathname}`
      const staged = operation in backend ? backend[operation as keyof StagedBackend] : unreachable
      if (staged === undefined) return unreachable()
      return typeof staged === 'function' ? staged() : Response.json(staged)
    },
  })
}
