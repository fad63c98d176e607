import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers, QuestionValidation, ShowIf } from '@clairmemoire/domain/questionnaire'
import type { BilingualOption, BilingualQuestion, FormSection } from '../bilingual-questionnaire.ts'
import type { ConsentText } from './consent-text.ts'
import type { TextFormat } from './text-format.ts'

/** One sentence in both languages. */
export type Text = Readonly<Record<Locale, string>>

export interface FormOption extends BilingualOption {
  /** Choosing it ends the form: it leads to the exit of this name and is never sent. */
  exit?: string
}

export interface FormQuestion extends Omit<BilingualQuestion, 'options'> {
  options?: readonly FormOption[]
  /** What a short text has to be, with the sentences that say so. */
  format?: { is: TextFormat; missing?: Text; wrong?: Text }
  /** Limits that depend on the day, or on where the person lives. */
  validationOn?: (day: CalendarDate, country: Country) => QuestionValidation
  /** Also required once all of these hold. */
  requiredIf?: readonly ShowIf[]
  /** Needed to handle the request at all: not erased when the consent to store answers is withdrawn. */
  isPartOfRequest?: boolean
  /** The contract has its answer in the address of the operation. */
  isInAddress?: boolean
  /** Stored with the contact details, where the person may change it later. */
  isContact?: boolean
  /** The value of the input's `autocomplete` attribute (WCAG 1.3.5). */
  autoComplete?: string
}

/** A field about whoever asks, is called or gets mail, as every form asks it; only its words may differ. */
export interface ContactFieldUse {
  of: 'asker' | 'helper' | 'reader'
  contact: 'first_name' | 'last_name' | 'relation' | 'phone' | 'email' | 'needs'
  label?: Text
  hint?: Text
  /** It may stay empty, although most forms require it. */
  isOptional?: boolean
  /** With these words it is required. */
  missing?: Text
  show_if?: readonly ShowIf[]
}

/** A few short fields on one page. */
export interface FieldsPart {
  kind: 'fields'
  id: string
  title: Text
  hint?: Text
  fields: readonly (FormQuestion | ContactFieldUse)[]
  show_if?: readonly ShowIf[]
}

/** When to call. */
export interface TimePart {
  kind: 'time'
  title: Text
  /** `{phone}` is the number from which the clinic calls. */
  hint: Text
}

/** When to call, whether the visitor or someone close to them, and on which number. */
export interface CallPart {
  kind: 'call'
}

/** A form is asked in the order of its parts; its consent and the page to check everything come last. */
export type FormPart = FormQuestion | FieldsPart | TimePart | CallPart

/** What else is agreed to besides being called, and that answers are stored where there are any. */
export interface FurtherConsent {
  purpose: 'answer_for_someone' | 'refer_patient'
  where?: readonly ShowIf[]
  /** The question that asks on which day somebody agreed who does not fill in the form; its answer is stored with the consent. */
  day?: string
}

/** A term and the answers that it tells, in the third person. */
export interface DeskFact {
  term: Text
  answers: readonly string[]
  /** By option, where the words of the question are in the first person. */
  options?: Readonly<Record<string, Text>>
}

/** What is asked and agreed to. */
export interface AskedForm {
  parts: readonly FormPart[]
  /** Several where the page that has the form, or an answer, decides which one is shown. */
  consent: ConsentText | readonly ConsentText[]
  consents?: readonly FurtherConsent[]
}

/** Whoever fills it in gets mail, and no call. */
export interface MailForm extends AskedForm {
  /** The list to which the address is added. */
  list: 'new_studies' | 'programme'
  parts: readonly (FormQuestion | FieldsPart)[]
}

/** A form that asks for a call, with what it is called by the person and by the team. */
export interface Form<Id extends string = string> extends AskedForm {
  /** The paths and tables of the product contain it, and it never changes. */
  id: Id
  /** Answers are read by the version that was answered: what is asked otherwise is a new version. */
  version: string
  /** What the person sent, for themselves. */
  title: Text | ((answers: Answers) => Text)
  /** Of a long form, what is asked before, in sections of a few questions. */
  sections?: readonly FormSection[]
  desk: { subject: Text; facts: readonly DeskFact[] }
  /** Where all of these hold, the desk calls before it calls others: why, in two or three words and in a sentence. */
  urgent?: { where: readonly ShowIf[]; label: Text; why: Text }
  /** Somebody other than who asks is always called: the person of these answers where the conditions hold, else a helper. */
  calls?: { where: readonly ShowIf[]; first_name: string; last_name: string; phone: string }
}

export function text(fr: string, en: string): Text {
  return { fr, en }
}
