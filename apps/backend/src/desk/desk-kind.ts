import type {
  Answers,
  Callback,
  CallNeed,
  CriterionAssessment,
  DeskRequest,
  Helper,
  Locale,
  PhoneQuestions,
  PrivateRequest,
} from '@clairmemoire/api-client/schema'
import type { Criterion, Study } from '@clairmemoire/domain/study'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'

/** One kind of call, brought by the part of the backend that is asked for it. */
export interface DeskKind {
  /** What the list shows of many calls, by their subjects; no answers. */
  list: (database: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, ListedCall>>
  /** Undefined when it has been erased since. */
  open: (database: Queries, id: string) => Promise<OpenedCall | undefined>
  /** Locks what the person may change, until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<unknown>
  /** Notes what the person reads of a call. */
  note: (tx: Transaction, id: string, noted: NotedCall, now: Date) => Promise<void>
  /** Keeps what the person said on the telephone. */
  keepPhoneAnswers?: (tx: Transaction, id: string, said: PhoneAnswers) => PromiseLike<unknown>
  /** Orders the mail that nobody was reached, to who has an address. */
  writeNotReached?: (tx: Transaction, id: string, now: Date) => Promise<void>
}

/** Calls are about requests, or about results of the memory test. */
export interface DeskKinds {
  request: DeskKind
  memoryTest: DeskKind
}

/** The name of a call about a memory test among the kinds of the contract; every other kind is the form of a request. */
export const memoryTestCall = 'memory_test'

/** The same in words, for the desk. */
export const memoryTestSubject: Readonly<Record<Locale, string>> = {
  fr: 'Un appel après le test de mémoire',
  en: 'A call after the memory test',
}

export function deskKindOf({ request, memoryTest }: DeskKinds, kind: string): DeskKind {
  return kind === memoryTestCall ? memoryTest : request
}

/** Why somebody is called before others: in two or three words, and in a sentence. */
export type Urgency = NonNullable<DeskRequest['urgent']>

/** Whom the list shows, and why somebody calls. */
export interface ListedCall {
  title: (locale: Locale) => string
  /** The name of the study that it is about. */
  study?: string
  /** In case it is urgent. */
  urgent: (locale: Locale) => Urgency | undefined
  name: string
  /** E.164. */
  phone: string | null
  hasEmail: boolean
  needs: readonly CallNeed[]
  callback: Callback
  callBy: CalendarDate
}

export interface OpenedCall {
  contact: PrivateRequest['contact']
  relation: string | null
  helper: Helper | null
  /** Whether the person agreed that their answers are kept for the call. */
  sharesAnswers: boolean
  sent: (locale: Locale) => PrivateRequest['sent']
  /** Of a call about a study. */
  study?: OpenedStudy
  /** When the person changed it. */
  changedAt: readonly Date[]
}

/** The study as it was when the person asked, and their answers held against any criteria. */
export interface OpenedStudy {
  asked: AskedStudy
  /** By what was sent. */
  judgedThen: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** By everything that was said until now. */
  judgedNow: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** Undefined when nothing is open that a person can answer. */
  byPhone: (criteria: readonly Criterion[], locale: Locale) => PhoneQuestions | undefined
}

/** A study as it was when somebody asked about it: documents change, and a study may go. */
export interface AskedStudy extends Pick<Study, 'code' | 'name' | 'criteria'> {
  /** Other studies that the same call is about. */
  further?: readonly Pick<Study, 'code' | 'name' | 'criteria'>[]
}

/** What a person said on the telephone, to whom of the staff, and when last. */
export interface PhoneAnswers {
  answers: Answers
  by: string
  at: string
}

/** What became of a call, or when it is to be made now. */
export type NotedCall =
  | { state: 'made' | 'not_reached' | 'ended' | 'withdrawn' }
  | { state: 'promised'; callback: Callback; callBy: CalendarDate; because?: 'time_closed' }
