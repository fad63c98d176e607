import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers, Wording } from '@clairmemoire/domain/questionnaire'
import { callNeeds, needsHint, needsLabel } from '@clairmemoire/forms/call-needs'
import type { ContactFieldUse, FieldsPart, FormQuestion } from '@clairmemoire/forms/form'
import { holds } from '@clairmemoire/forms/form-questions'
import { smsConsent } from '@clairmemoire/forms/sms-consent'
import { readers } from '@clairmemoire/forms/text-format'
import type { I18n } from '@lingui/core'
import {
  chosenIn,
  type ContactField,
  ContactInput,
  type ContactStep,
  helperFields,
  localeOf,
  optional,
  phoneField,
  type PhoneNotation,
  visitorFields,
} from '../form-flow/index.ts'

export interface FieldsAsking {
  i18n: I18n
  country: Country
  /** Only a form that asks for a telephone number passes this, because it loads numbering plans. */
  notation?: PhoneNotation
  /** Whether a typed number can receive text messages; without this rule, no form offers them. */
  isMobile?: (typed: string) => boolean
}

/** A step with the fields that these answers show. */
export function fieldsStep(
  { id, title, hint, fields }: FieldsPart,
  asking: FieldsAsking,
  answers: Answers = {},
): ContactStep {
  const locale = localeOf(asking.i18n)
  const { isMobile } = asking
  const shown = fields.filter(
    (field) =>
      holds(field.show_if ?? [], answers) &&
      (isMobile !== undefined || !('contact' in field && field.contact === 'sms')),
  )
  return {
    kind: 'contact',
    id,
    title: title[locale],
    ...(hint && { hint: hint[locale] }),
    fields: shown.map((field) =>
      'contact' in field ? contactField(field, asking) : answerField(field, asking, isRequired(field, answers)),
    ),
    Input: ContactInput,
  }
}

function isRequired({ required, requiredIf }: FormQuestion, answers: Answers): boolean {
  return required || (requiredIf !== undefined && holds(requiredIf, answers))
}

function contactField(use: ContactFieldUse, asking: FieldsAsking): ContactField {
  const { of, contact, label, hint, missing, isOptional } = use
  const locale = localeOf(asking.i18n)
  const field = knownField(use, asking)
  return {
    ...(isOptional ? optional(field) : field),
    ...(label && { label: label[locale] }),
    ...(hint && { hint: hint[locale] }),
    ...(missing && { missing: missing[locale] }),
    contractField: `${contact === 'needs' ? contactPlaces.asker : contactPlaces[of]}${contact}`,
  }
}

function knownField({ of, contact }: ContactFieldUse, asking: FieldsAsking): ContactField {
  const { i18n, country } = asking
  const isVisitor = of !== 'helper'
  const { firstName, lastName, relation } = isVisitor ? visitorFields(i18n) : helperFields(i18n)
  switch (contact) {
    case 'first_name':
      return firstName
    case 'last_name':
      return lastName
    case 'relation':
      return relation
    case 'email':
      return visitorFields(i18n).email
    case 'phone':
      return phoneField(i18n, { country, notation: notationOf(asking), isVisitor })
    case 'sms':
      return smsField(asking)
    case 'needs':
    default:
      return needsField(localeOf(i18n), isVisitor ? 'self' : 'someone_else')
  }
}

function notationOf({ notation }: FieldsAsking): PhoneNotation {
  if (notation === undefined) throw new Error('a telephone number needs a notation')
  return notation
}

/** The prefix of a contact's fields in the contract. */
const contactPlaces: Readonly<Record<ContactFieldUse['of'], string>> = {
  asker: 'call.',
  helper: 'call.helper.',
  reader: '',
}

/** Asks whether the typed mobile number may get text messages; not ticked by default. */
function smsField({ i18n, isMobile = () => false }: FieldsAsking): ContactField {
  const locale = localeOf(i18n)
  const yes = smsConsent.agreement[locale]
  return {
    id: 'sms',
    type: 'choices',
    label: smsConsent.question[locale],
    hint: smsConsent.hint[locale],
    maxLength: 3,
    options: [{ id: 'yes', label: yes }],
    write: (ids) => (ids === 'yes' ? yes : ids),
    isShown: ({ phone = '' }) => isMobile(phone),
  }
}

/** Asks for the needs of the person to be called. */
function needsField(locale: Locale, wording: keyof Wording): ContactField {
  const options = Object.entries(callNeeds).map(([id, { label }]) => ({ id, label: label[locale][wording] }))
  return {
    id: 'needs',
    type: 'choices',
    label: needsLabel[locale],
    hint: needsHint[locale],
    maxLength: 100,
    options,
    write: (ids) =>
      options
        .filter(({ id }) => chosenIn(ids).includes(id))
        .map(({ label }) => label)
        .join(', ') || ids,
  }
}

function answerField(formQuestion: FormQuestion, asking: FieldsAsking, isNeeded: boolean): ContactField {
  const { country } = asking
  const locale = localeOf(asking.i18n)
  const { id, label, hint, format, validation, autoComplete } = formQuestion
  const field = {
    id,
    label: label[locale].self,
    ...(hint && { hint: hint[locale].self }),
    ...(isNeeded && format?.missing && { missing: format.missing[locale] }),
    ...(autoComplete && { autoComplete }),
    maxLength: validation?.max_len ?? 100,
    contractField: `answers.${id}`,
  }
  if (format === undefined) return { ...field, type: 'text' }
  const { is, wrong } = format
  if (is === 'name') return { ...field, type: 'name' }
  if (is === 'phone') return { ...field, type: 'phone', notation: notationOf(asking) }
  return { ...field, type: 'checked', read: (typed) => readers[is](typed, country), wrong: wrong?.[locale] ?? '' }
}
