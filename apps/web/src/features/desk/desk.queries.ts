import type { ApiClient } from '@clairmemoire/api-client'
import { load, type Sent, send } from '@clairmemoire/api-client/calls'
import type {
  CallPlacesChange,
  CallPlacesRequest,
  CallSlots,
  Claimed,
  Country,
  DeskChanged,
  DeskChanges,
  DeskDay,
  DeskRecord,
  DeskRequests,
  DeskWeek,
  FoundRequests,
  Locale,
  MovedCall,
  NextCall,
  OutcomeRequest,
  PassOnConsent,
  PhoneAnswersRequest,
  User,
} from '@clairmemoire/api-client/schema'
import { type PlacedBlock, placed } from '../../blocks/index.ts'
import type { Query } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { DeskFilters } from './desk-filters.ts'

type Api = () => Promise<ApiClient>

/** The calls, with their subjects in the language of the page. */
export function deskRequestsQuery(api: Api, locale: Locale, filters: DeskFilters): Query<DeskRequests> {
  const params = { query: { ...filters, locale } }
  return {
    queryKey: ['desk', 'requests', params],
    queryFn: () => load<DeskRequests>(async (signal) => (await api()).GET('/api/desk/requests/', { params, signal })),
    staleTime: 0,
  }
}

export function deskRecordQuery(api: Api, locale: Locale, reference: string): Query<DeskRecord> {
  const params = { path: { reference }, query: { locale } }
  return {
    queryKey: ['desk', 'record', locale, reference],
    queryFn: () =>
      load<DeskRecord>(async (signal) => (await api()).GET('/api/desk/requests/{reference}/', { params, signal })),
    staleTime: 0,
  }
}

/** The general call guide, and the guide for this kind of request if there is one. */
export function callGuideQuery(
  { content, locale }: Pick<SiteContext, 'content' | 'locale'>,
  kind: string,
): Query<readonly PlacedBlock[]> {
  return {
    queryKey: ['desk', 'guide', locale, kind],
    queryFn: async () => {
      const { page } = await content()
      const guides = await Promise.all([page('call-guide'), page(`call-guide-${kind.replaceAll('_', '-')}`)])
      return placed(guides.flatMap((guide) => guide?.blocks ?? []))
    },
    staleTime: 60_000,
  }
}

/** The logged-in user, according to the backend. */
export async function getUser(api: Api): Promise<User> {
  return load<User>(async (signal) => (await api()).GET('/api/user/', { signal }))
}

export function claimNextCall(api: Api): Promise<Sent<NextCall>> {
  return send<NextCall>(async (signal) => (await api()).PUT('/api/desk/next-call/', { signal }))
}

export function claimCall(api: Api, reference: string, takeOver: boolean): Promise<Sent<Claimed>> {
  const params = { path: { reference } }
  const body = { take_over: takeOver }
  return send<Claimed>(async (signal) =>
    (await api()).PUT('/api/desk/requests/{reference}/claim/', { params, body, signal }),
  )
}

export function releaseCall(api: Api, reference: string): Promise<Sent<unknown>> {
  const params = { path: { reference } }
  return send<unknown>(async (signal) =>
    (await api()).DELETE('/api/desk/requests/{reference}/claim/', { params, signal }),
  )
}

export function saveDraft(api: Api, reference: string, note: string): Promise<Sent<unknown>> {
  const params = { path: { reference } }
  return send<unknown>(async (signal) =>
    (await api()).PUT('/api/desk/requests/{reference}/draft/', { params, body: { note }, signal }),
  )
}

export function recordOutcome(
  api: Api,
  locale: Locale,
  reference: string,
  { body, key }: { body: OutcomeRequest; key: string },
): Promise<Sent<DeskRecord>> {
  const params = { path: { reference }, query: { locale }, header: { 'Idempotency-Key': key } }
  return send<DeskRecord>(async (signal) =>
    (await api()).POST('/api/desk/requests/{reference}/outcomes/', { params, body, signal }),
  )
}

export function undoOutcome(api: Api, locale: Locale, { reference, id }: RecordedOutcome): Promise<Sent<DeskRecord>> {
  const params = { path: { reference, id }, query: { locale } }
  return send<DeskRecord>(async (signal) =>
    (await api()).DELETE('/api/desk/requests/{reference}/outcomes/{id}/', { params, signal }),
  )
}

/** The ids of a recorded outcome and of its request. */
export interface RecordedOutcome {
  reference: string
  id: string
}

export function changeRequests(api: Api, body: DeskChanges): Promise<Sent<DeskChanged>> {
  return send<DeskChanged>(async (signal) => (await api()).PATCH('/api/desk/requests/', { body, signal }))
}

export function agreeToPassOn(
  api: Api,
  locale: Locale,
  reference: string,
  body: PassOnConsent,
): Promise<Sent<DeskRecord>> {
  const params = { path: { reference }, query: { locale } }
  return send<DeskRecord>(async (signal) =>
    (await api()).PUT('/api/desk/requests/{reference}/pass-on/', { params, body, signal }),
  )
}

export function storePhoneAnswers(
  api: Api,
  locale: Locale,
  reference: string,
  body: PhoneAnswersRequest,
): Promise<Sent<DeskRecord>> {
  const params = { path: { reference }, query: { locale } }
  return send<DeskRecord>(async (signal) =>
    (await api()).PUT('/api/desk/requests/{reference}/answers/', { params, body, signal }),
  )
}

export function searchDesk(api: Api, locale: Locale, query: string): Promise<Sent<FoundRequests>> {
  const body = { query, locale }
  return send<FoundRequests>(async (signal) => (await api()).POST('/api/desk/search/', { body, signal }))
}

/** Refresh interval of the week and its free times in milliseconds. */
export const weekRefreshInterval = 10_000

/** Today's calls: those that are left and those that were made. */
export function deskDayQuery(api: Api): Query<DeskDay> {
  return {
    queryKey: ['desk', 'day'],
    queryFn: () => load<DeskDay>(async (signal) => (await api()).GET('/api/desk/day/', { signal })),
    staleTime: 0,
  }
}

/** The next ten days of calls in a country. */
export function deskWeekQuery(api: Api, country: Country): Query<DeskWeek> {
  const params = { query: { country } }
  return {
    queryKey: ['desk', 'week', country],
    queryFn: () => load<DeskWeek>(async (signal) => (await api()).GET('/api/desk/week/', { params, signal })),
    staleTime: 0,
  }
}

export function setCallPlaces(api: Api, locale: Locale, body: CallPlacesRequest): Promise<Sent<CallPlacesChange>> {
  const params = { query: { locale } }
  return send<CallPlacesChange>(async (signal) => (await api()).PUT('/api/desk/week/', { params, body, signal }))
}

/** The free times for moving a call, in the time zone of the person. */
export function freeTimesQuery(api: Api, locale: Locale, country: Country, timeZone: string): Query<CallSlots> {
  const params = { query: { locale, country, time_zone: timeZone } }
  return {
    queryKey: ['desk', 'times', country, timeZone],
    queryFn: () => load<CallSlots>(async (signal) => (await api()).GET('/api/trials/call-slots', { params, signal })),
    staleTime: 0,
  }
}

export function moveCall(api: Api, locale: Locale, reference: string, body: MovedCall): Promise<Sent<DeskRecord>> {
  const params = { path: { reference }, query: { locale } }
  return send<DeskRecord>(async (signal) =>
    (await api()).PUT('/api/desk/requests/{reference}/call/', { params, body, signal }),
  )
}
