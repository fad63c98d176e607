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
import type { ColumnValues, RowColumns } from './undo.ts'

/** The functions of the desk for one kind of call, implemented by the feature that creates such calls. */
export interface CallHandler {
  /** Returns the list entries of calls by subject id, without answers. */
  list: (database: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, ListedCall>>
  /** Returns undefined if the call was erased. */
  open: (database: Queries, id: string) => Promise<OpenedCall | undefined>
  /** Locks the rows that the visitor may change, until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<unknown>
  /** Stores the state that the visitor sees for the call. */
  recordState: (tx: Transaction, id: string, change: CallStateChange, now: Date) => Promise<void>
  /** Stores the answers given on the telephone. */
  storePhoneAnswers?: (tx: Transaction, id: string, answers: PhoneAnswers) => PromiseLike<unknown>
  /** Queues the messages "we could not reach you", by mail and by text message as the person can be reached. */
  queueNotReached?: (tx: Transaction, id: string, call: { isWrongNumber: boolean }, now: Date) => Promise<void>
  /** The columns that `recordState` changes. */
  callColumns: (id: string) => RowColumns
  /** Restores the columns of `callColumns` and deletes the waiting mails about the last outcome; false if such a mail was already sent. */
  restoreCall: (tx: Transaction, id: string, before: ColumnValues, now: Date) => Promise<boolean>
}

export interface CallHandlers {
  request: CallHandler
  memoryTest: CallHandler
}

/** The kind of a call about a memory test. The kind of any other call is the id of the form of its request. */
export const memoryTestCall = 'memory_test'

/** The desk's label for a call about a memory test. */
export const memoryTestSubject: Readonly<Record<Locale, string>> = {
  fr: 'Un appel après le test de mémoire',
  en: 'A call after the memory test',
}

export function handlerOf({ request, memoryTest }: CallHandlers, kind: string): CallHandler {
  return kind === memoryTestCall ? memoryTest : request
}

/** The reason why a call is urgent, in two or three words and in a sentence. */
export type Urgency = NonNullable<DeskRequest['urgent']>

/** A call in the list of the desk. */
export interface ListedCall {
  title: (locale: Locale) => string
  /** The name of the study that the call is about. */
  study?: string
  /** Returns undefined if the call is not urgent. */
  urgent: (locale: Locale) => Urgency | undefined
  name: string
  /** The number in E.164 format. */
  phone: string | null
  hasEmail: boolean
  needs: readonly CallNeed[]
  callback: Callback
  /** The last day for the call. */
  callBy: CalendarDate
}

export interface OpenedCall {
  contact: PrivateRequest['contact']
  relation: string | null
  helper: Helper | null
  /** Whether the person consented to storing their answers for the call. */
  sharesAnswers: boolean
  sentAnswers: (locale: Locale) => PrivateRequest['sent']
  /** Set only for a call about a study. */
  study?: OpenedStudy
  /** The times at which the person changed the request. */
  changeTimes: readonly Date[]
}

/** The study as it was when the person sent the request, with functions that assess their answers against given criteria. */
export interface OpenedStudy {
  requested: RequestedStudy
  /** Uses only the answers that the person sent. */
  assessSentAnswers: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** Uses all answers until now, also those given by phone. */
  assessAllAnswers: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** Returns the questions to ask by phone; undefined when the person can answer no open criterion. */
  phoneQuestions: (criteria: readonly Criterion[], locale: Locale) => PhoneQuestions | undefined
}

/** A copy of a study from the time of the request, because the study may be changed or removed later. */
export interface RequestedStudy extends Pick<Study, 'code' | 'name' | 'criteria'> {
  /** Other studies that the same call is about. */
  further?: readonly Pick<Study, 'code' | 'name' | 'criteria'>[]
}

/** The answers given on the telephone, and their last change. */
export interface PhoneAnswers {
  answers: Answers
  /** The id of the staff member. */
  by: string
  at: string
}

/** The outcome of a call, or its new time. */
export type CallStateChange =
  | { state: 'made' | 'not_reached' | 'ended' | 'withdrawn' }
  | { state: 'promised'; callback: Callback; callBy: CalendarDate; because?: 'time_closed' | 'outcome' }
