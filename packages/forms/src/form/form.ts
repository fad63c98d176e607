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
  /** Choosing it ends the form at the exit of this name; the form is never sent. */
  exit?: string
}

export interface FormQuestion extends Omit<BilingualQuestion, 'options'> {
  options?: readonly FormOption[]
  /** The format of a short text, with its error messages. */
  format?: { is: TextFormat; missing?: Text; wrong?: Text }
  /** Limits that depend on the date or the country of residence. */
  validationOn?: (day: CalendarDate, country: Country) => QuestionValidation
  /** Also required if all of these hold. */
  requiredIf?: readonly ShowIf[]
  /** Needed to handle the request at all: not erased when the consent to store answers is withdrawn. */
  isPartOfRequest?: boolean
  /** Whether the contract has its answer in the path of the operation. */
  isInAddress?: boolean
  /** Stored with the contact details, where the person may change it later. */
  isContact?: boolean
  /** The value of the input's `autocomplete` attribute (WCAG 1.3.5). */
  autoComplete?: string
}

/** A contact field of the sender, the person to be called or a recipient of mail, the same in every form except for its words. */
export interface ContactFieldUse {
  of: 'asker' | 'helper' | 'reader'
  contact: 'first_name' | 'last_name' | 'relation' | 'phone' | 'email' | 'needs'
  label?: Text
  hint?: Text
  /** Optional, although most forms require it. */
  isOptional?: boolean
  /** Makes it required, with this message. */
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

/** When to call, the visitor or someone close to them, and on which number. */
export interface CallPart {
  kind: 'call'
}

/** A form has its parts in order; its consent and the check page come last. */
export type FormPart = FormQuestion | FieldsPart | TimePart | CallPart

/** A further consent besides that to the call and to storing answers. */
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
  /** By option, if the words of the question are in the first person. */
  options?: Readonly<Record<string, Text>>
}

/** The questions and the consent. */
export interface AskedForm {
  parts: readonly FormPart[]
  /** Several if the page of the form, or an answer, decides which one is shown. */
  consent: ConsentText | readonly ConsentText[]
  consents?: readonly FurtherConsent[]
}

/** A form whose sender gets mail, and no call. */
export interface MailForm extends AskedForm {
  /** The list to which the address is added. */
  list: 'new_studies' | 'programme'
  parts: readonly (FormQuestion | FieldsPart)[]
}

/** A form that requests a call, with its names for the person and for the team. */
export interface Form<Id extends string = string> extends AskedForm {
  /** Part of paths and tables of the product; never changes. */
  id: Id
  /** The operation of the contract that receives it, if its address does not follow from the id. */
  operation?: { id: string; path: string }
  /** Answers are read by their version: changed questions make a new version. */
  version: string
  /** The title of the sent request, for the person. */
  title: Text | ((answers: Answers) => Text)
  /** The first questions of a long form, in sections of a few questions. */
  sections?: readonly FormSection[]
  desk: { subject: Text; facts: readonly DeskFact[] }
  /** If all of these hold, the desk calls first: the reason, in two or three words and in a sentence. */
  urgent?: { where: readonly ShowIf[]; label: Text; why: Text }
  /** A person other than the sender is always called: the person of these answers if the conditions hold, else a helper. */
  calls?: { where: readonly ShowIf[]; first_name: string; last_name: string; phone: string }
}

export function text(fr: string, en: string): Text {
  return { fr, en }
}
