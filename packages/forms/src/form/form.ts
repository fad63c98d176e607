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
  /** If this option is chosen, the form ends at the exit of this name and is not sent. */
  exit?: string
}

export interface FormQuestion extends Omit<BilingualQuestion, 'options'> {
  options?: readonly FormOption[]
  /** The format of a short text, with its error messages. */
  format?: { is: TextFormat; missing?: Text; wrong?: Text }
  /** Limits that depend on the date or the country of residence. */
  validationOn?: (day: CalendarDate, country: Country) => QuestionValidation
  /** The question is also required if all of these conditions hold. */
  requiredIf?: readonly ShowIf[]
  /** The request cannot be handled without this answer, so it stays when the consent to store answers is withdrawn. */
  isPartOfRequest?: boolean
  /** Whether the answer is a part of the operation's path in the contract. */
  isInAddress?: boolean
  /** The answer is stored with the contact details, which the person may change later. */
  isContact?: boolean
  /** The value of the input's `autocomplete` attribute (WCAG 1.3.5). */
  autoComplete?: string
}

/** A contact field of the sender, the person to be called or a recipient of mail. Only its words differ between forms. */
export interface ContactFieldUse {
  of: 'asker' | 'helper' | 'reader'
  /** `sms` is the consent to text messages, which only the block of a call asks for. */
  contact: 'first_name' | 'last_name' | 'relation' | 'phone' | 'sms' | 'email' | 'needs'
  label?: Text
  hint?: Text
  /** Whether the field is optional here, although most forms require it. */
  isOptional?: boolean
  /** The error message if the field is empty; it makes the field required. */
  missing?: Text
  show_if?: readonly ShowIf[]
}

/** A page with a few short fields. */
export interface FieldsPart {
  kind: 'fields'
  id: string
  title: Text
  hint?: Text
  fields: readonly (FormQuestion | ContactFieldUse)[]
  show_if?: readonly ShowIf[]
}

/** Asks when to call. */
export interface TimePart {
  kind: 'time'
  title: Text
  /** `{phone}` is the number from which the clinic calls. */
  hint: Text
}

/** Asks when to call, whether to call the visitor or someone close to them, and on which number. */
export interface CallPart {
  kind: 'call'
}

/** A part of a form. The consent and the check page come after all parts. */
export type FormPart = FormQuestion | FieldsPart | TimePart | CallPart

/** A consent in addition to the one to the call and to storing the answers. */
export interface FurtherConsent {
  purpose: 'answer_for_someone' | 'refer_patient'
  where?: readonly ShowIf[]
  /** The question about the date on which a third person consented; its answer is stored with the consent. */
  day?: string
}

/** A term and the answers under it, in the third person. */
export interface DeskFact {
  term: Text
  answers: readonly string[]
  /** The words of each option at the desk, if those of the question are in the first person. */
  options?: Readonly<Record<string, Text>>
}

/** The questions of a form and its consent. */
export interface AskedForm {
  parts: readonly FormPart[]
  /** One text, or several if an answer or the page with the form decides which one is shown. */
  consent: ConsentText | readonly ConsentText[]
  consents?: readonly FurtherConsent[]
}

/** A form whose sender gets mail, and no call. */
export interface MailForm extends AskedForm {
  /** The list to which the address is added. */
  list: 'new_studies' | 'programme'
  parts: readonly (FormQuestion | FieldsPart)[]
}

/** A form that requests a call, with its titles for the person and for the team. */
export interface Form<Id extends string = string> extends AskedForm {
  /** The id never changes, because it is part of paths and is stored in the database. */
  id: Id
  /** The operation of the contract that receives the form, if its path does not follow from the id. */
  operation?: { id: string; path: string }
  /** Stored answers are read with the questions of their version, so changed questions need a new version. */
  version: string
  /** The title of the request that the person sees after sending it. */
  title: Text | ((answers: Answers) => Text)
  /** The first questions of a long form, in sections of a few questions. */
  sections?: readonly FormSection[]
  desk: { subject: Text; facts: readonly DeskFact[] }
  /** If all of these conditions hold, the desk calls this person first; `label` and `why` give the reason. */
  urgent?: { where: readonly ShowIf[]; label: Text; why: Text }
  /** If set, the sender is never called, but the person in these answers if the conditions hold, otherwise the helper. */
  calls?: { where: readonly ShowIf[]; first_name: string; last_name: string; phone: string }
}

export function text(fr: string, en: string): Text {
  return { fr, en }
}
