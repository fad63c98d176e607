import type { ApiClient } from '@clairmemoire/api-client'
import { type Failure, failureOf } from '@clairmemoire/api-client/errors'
import type {
  CallSlots,
  Contact,
  ContactRequest,
  Questionnaire,
  TrialRecommendation,
  TrialRecommendationRequest,
  TrialSignup,
  TrialSignupRequest,
} from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { queryOptions } from '@tanstack/react-query'
import { loadStudyIntroductionsIn } from '../../content/study-introductions-in-country.ts'

export type Api = () => Promise<ApiClient>

/** What the backend confirmed, or why it did not. */
export type Sent<T> = { kind: 'confirmed'; receipt: T } | Failure

class LoadingFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`Nothing was loaded: ${failure.kind}`)
    this.failure = failure
  }
}

/** Why a query failed. */
export function failureIn(error: Error): Failure {
  return error instanceof LoadingFailed ? error.failure : { kind: 'unexpected', status: 0 }
}

/** Milliseconds after which a backend that does not answer counts as unreachable. What was sent may have been stored, so it is waited for longer. */
const timeouts = { loading: 15_000, sending: 30_000 }

export function questionnaireQuery(api: Api, locale: Locale) {
  return queryOptions({
    queryKey: ['questionnaire', 'trial-finder', locale],
    queryFn: () =>
      loaded<Questionnaire>(async () =>
        (await api()).GET('/api/survey/{id}/', {
          params: { path: { id: 'trial-finder' }, query: { locale } },
          signal: AbortSignal.timeout(timeouts.loading),
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    networkMode: 'always',
  })
}

interface CallSlotsSource {
  locale: Locale
  /** Of the person to be called. */
  country: Country
  /** Of this device, IANA. */
  timeZone: string
}

/** Times go by, so they are asked for each time the form opens. */
export function callSlotsQuery(api: Api, { locale, country, timeZone }: CallSlotsSource) {
  return queryOptions({
    queryKey: ['call-slots', locale, country, timeZone],
    queryFn: () =>
      loaded<CallSlots>(async () =>
        (await api()).GET('/api/trials/call-slots', {
          params: { query: { locale, country, time_zone: timeZone } },
          signal: AbortSignal.timeout(timeouts.loading),
        }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: 1,
    networkMode: 'always',
  })
}

export function askRecommendation(api: Api, body: TrialRecommendationRequest): Promise<Sent<TrialRecommendation>> {
  return sent(async () =>
    (await api()).POST('/api/trials/trial-signup-recommendation', {
      body,
      signal: AbortSignal.timeout(timeouts.sending),
    }),
  )
}

export function signUp(api: Api, body: TrialSignupRequest, key: string): Promise<Sent<TrialSignup>> {
  const params = { header: { 'Idempotency-Key': key } }
  return sent(async () =>
    (await api()).POST('/api/trials/signup', { body, params, signal: AbortSignal.timeout(timeouts.sending) }),
  )
}

export function createContact(api: Api, body: ContactRequest, key: string): Promise<Sent<Contact>> {
  const params = { header: { 'Idempotency-Key': key } }
  return sent(async () =>
    (await api()).POST('/api/mail/create-contact/', { body, params, signal: AbortSignal.timeout(timeouts.sending) }),
  )
}

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** A request that throws never reached the backend, or what came back was not its answer. */
async function sent<T>(request: () => Promise<Answer<T>>): Promise<Sent<T>> {
  try {
    const answer = await request()
    return answer.data === undefined ? failureOf(answer) : { kind: 'confirmed', receipt: answer.data }
  } catch {
    return failureOf({})
  }
}

async function loaded<T>(request: () => Promise<Answer<T>>): Promise<T> {
  const outcome = await sent(request)
  if (outcome.kind === 'confirmed') return outcome.receipt
  throw new LoadingFailed(outcome)
}

/** The texts of the studies of a country in one language, fetched when a result is at hand. */
export function studyIntroductionsQuery(locale: Locale, country: Country) {
  return queryOptions({
    queryKey: ['study-introductions', locale, country],
    queryFn: () => loadStudyIntroductionsIn(country, locale),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
}
