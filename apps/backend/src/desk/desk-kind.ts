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

/** One kind of call, implemented by the feature that creates such calls. */
export interface DeskKind {
  /** Returns the list entries of calls by subject id, without answers. */
  list: (database: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, ListedCall>>
  /** Returns undefined if the call was erased. */
  open: (database: Queries, id: string) => Promise<OpenedCall | undefined>
  /** Locks the rows that the person may change, until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<unknown>
  /** Stores the state of the call that the person sees. */
  recordState: (tx: Transaction, id: string, noted: CallStateChange, now: Date) => Promise<void>
  /** Stores what the person said on the telephone. */
  storePhoneAnswers?: (tx: Transaction, id: string, answers: PhoneAnswers) => PromiseLike<unknown>
  /** Queues the mail "we could not reach you", if the person has an address. */
  queueNotReached?: (tx: Transaction, id: string, now: Date) => Promise<void>
  /** The columns that `recordState` changes. */
  callColumns: (id: string) => RowColumns
  /** Restores these columns and deletes the waiting mails about the last outcome. Returns false if such a mail was already sent. */
  restoreCall: (tx: Transaction, id: string, before: ColumnValues, now: Date) => Promise<boolean>
}

export interface DeskKinds {
  request: DeskKind
  memoryTest: DeskKind
}

/** The kind of a call about a memory test. Every other kind is the id of the form of a request. */
export const memoryTestCall = 'memory_test'

/** The desk's label for a call about a memory test. */
export const memoryTestSubject: Readonly<Record<Locale, string>> = {
  fr: 'Un appel après le test de mémoire',
  en: 'A call after the memory test',
}

export function deskKindOf({ request, memoryTest }: DeskKinds, kind: string): DeskKind {
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
  callBy: CalendarDate
}

export interface OpenedCall {
  contact: PrivateRequest['contact']
  relation: string | null
  helper: Helper | null
  /** Whether the person consented to storing their answers for the call. */
  sharesAnswers: boolean
  sent: (locale: Locale) => PrivateRequest['sent']
  /** Set only for a call about a study. */
  study?: OpenedStudy
  /** When the person changed the request. */
  changedAt: readonly Date[]
}

/** The study as it was when the person sent the request, with functions that assess their answers against given criteria. */
export interface OpenedStudy {
  requested: RequestedStudy
  /** Uses only the answers that the person sent. */
  assessedThen: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** Uses all answers until now, also those given by phone. */
  assessedNow: (criteria: readonly Criterion[]) => CriterionAssessment[]
  /** Returns the questions to ask by phone; undefined when the person can answer no open criterion. */
  byPhone: (criteria: readonly Criterion[], locale: Locale) => PhoneQuestions | undefined
}

/** A copy of a study from the time of the request, because the study may be changed or removed later. */
export interface RequestedStudy extends Pick<Study, 'code' | 'name' | 'criteria'> {
  /** Other studies that the same call is about. */
  further?: readonly Pick<Study, 'code' | 'name' | 'criteria'>[]
}

/** The answers given on the telephone, with the staff member and the time of the last change. */
export interface PhoneAnswers {
  answers: Answers
  by: string
  at: string
}

/** The outcome of a call, or its new time. */
export type CallStateChange =
  | { state: 'made' | 'not_reached' | 'ended' | 'withdrawn' }
  | { state: 'promised'; callback: Callback; callBy: CalendarDate; because?: 'time_closed' | 'outcome' }
