import type {
  ConsultationType,
  CriterionAssessment,
  Locale,
  PhoneQuestions,
  PrivateRequest,
  Respondent,
} from '@clairmemoire/api-client/schema'
import { type Answers, type Questionnaire, shownQuestions, type Wording } from '@clairmemoire/domain/questionnaire'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PhoneAnswers } from '../desk/desk-kind.ts'
import type { Fact } from '../mail/letter.ts'
import type { Queries } from '../platform/database/connect.ts'
import type { Transaction } from '../platform/database/transaction.ts'
import { answerInWords } from '../questionnaires/answers.ts'

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

/** What requests are called in words, by their ids. */
type Titles = (id: string, locale: Locale) => string

/** Reads what many requests of one kind are called at once, and nothing of their answers. */
type ReadTitles = (database: Queries, ids: readonly string[]) => Promise<Titles>

/** Of a kind whose requests are all called alike. */
export function sameTitle(title: (locale: Locale) => string): ReadTitles {
  return async () => (_id, locale) => title(locale)
}

/** For whom a request is, as question and answer. */
export function respondentInWords(locale: Locale, respondent: Respondent): { question: string; answer: string } {
  const { question, answers } = texts[locale]
  return { question, answer: answers[respondent] }
}

const texts = {
  fr: { question: 'Demande faite pour', answers: { self: 'soi-même', someone_else: 'un proche' } },
  en: { question: 'Asked for', answers: { self: 'themselves', someone_else: 'someone else' } },
} satisfies Record<Locale, unknown>

/** The questions that were asked and what was answered, in words; nothing when no answers are stored. */
export function sentAnswers(
  questionnaire: Questionnaire,
  answers: Answers | null,
  wording: keyof Wording,
  locale: Locale,
): PrivateRequest['sent'] {
  if (answers === null) return []
  return shownQuestions(questionnaire, answers)
    .filter(({ id }) => Object.hasOwn(answers, id))
    .map((question) => ({
      id: question.id,
      question: question.label[wording],
      answer: answerInWords(question, answers[question.id], wording, locale),
    }))
}
