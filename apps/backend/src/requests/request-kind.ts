import type {
  ConsultationType,
  CriterionAssessment,
  Locale,
  PhoneQuestions,
  PrivateRequest,
} from '@clairmemoire/api-client/schema'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PhoneAnswers } from '../desk/desk-kind.ts'
import type { Fact } from '../mail/letter.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import type { ReadTitles } from './request-in-words.ts'

/** One kind of request, brought by the feature that takes it. */
export interface RequestKind {
  /** As the contract and the table of requests name it; it never changes. */
  name: string
  /** What it keeps besides, one row under the id of its request. */
  table: PgTable & { id: AnyPgColumn }
  /** As `title` of the details says it. */
  titles: ReadTitles
  /** Undefined when it has been erased since. */
  open: (database: Queries, id: string) => Promise<RequestDetails | undefined>
  /** Erases what was answered and leaves the rest, for who withdraws the consent to keep it. */
  forgetAnswers?: (tx: Transaction, id: string) => PromiseLike<unknown>
  /** Keeps what the person said on the telephone. */
  keepPhoneAnswers?: (tx: Transaction, id: string, said: PhoneAnswers) => PromiseLike<unknown>
  /** Another person than the one who asks is always called. */
  isForSomeoneCalled?: boolean
}

/** The details of a request that depend on its kind. */
export interface RequestDetails {
  title: (locale: Locale) => string
  /** What was sent, in the order of the form. */
  sent: (locale: Locale) => PrivateRequest['sent']
  /** Each criterion of the study it is about, by what was answered. */
  criteria?: readonly CriterionAssessment[]
  /** With what was said on the telephone since. */
  criteriaNow?: readonly CriterionAssessment[]
  /** What can be asked on the telephone; undefined when nothing can. */
  byPhone?: (locale: Locale) => PhoneQuestions | undefined
  /** What the mail to the desk says besides whom to call when; never answers about health. */
  desk: (locale: Locale) => { subject: string; facts: readonly Fact[] }
}

/** Every kind of request, by its name. */
export type RequestKinds = Readonly<Record<string, RequestKind>>

export function kindsByName(kinds: readonly RequestKind[]): RequestKinds {
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind]))
}

/** Which requests are taken, and how long they are stored. */
export interface RequestSettings {
  kinds: RequestKinds
  /** Days without being changed after which a request is erased. */
  days: number
  /** What the operator offers. */
  consultationTypes: readonly ConsultationType[]
}
