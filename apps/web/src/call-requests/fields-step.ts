import type { Country } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers, Wording } from '@clairmemoire/domain/questionnaire'
import { callNeeds, needsHint, needsLabel } from '@clairmemoire/forms/call-needs'
import type { ContactFieldUse, FieldsPart, FormQuestion } from '@clairmemoire/forms/form'
import { holds } from '@clairmemoire/forms/form-questions'
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
  phoneNotation,
  visitorFields,
} from '../form-flow/index.ts'

export interface FieldsAsking {
  i18n: I18n
  country: Country
}

/** The fields that are shown after these answers. */
export function fieldsStep(
  { id, title, hint, fields }: FieldsPart,
  asking: FieldsAsking,
  answers: Answers = {},
): ContactStep {
  const locale = localeOf(asking.i18n)
  const shown = fields.filter(({ show_if: shownIf = [] }) => holds(shownIf, answers))
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

function contactField(
  { of, contact, label, hint, missing, isOptional }: ContactFieldUse,
  asking: FieldsAsking,
): ContactField {
  const { i18n, country } = asking
  const locale = localeOf(i18n)
  const isVisitor = of !== 'helper'
  const { firstName, lastName, relation } = isVisitor ? visitorFields(i18n) : helperFields(i18n)
  const known = {
    first_name: firstName,
    last_name: lastName,
    relation,
    phone: phoneField(i18n, { country, notation: phoneNotation(country), isVisitor }),
    email: visitorFields(i18n).email,
    needs: needsField(locale, isVisitor ? 'self' : 'someone_else'),
  }
  const field = isOptional ? optional(known[contact]) : known[contact]
  return {
    ...field,
    ...(label && { label: label[locale] }),
    ...(hint && { hint: hint[locale] }),
    ...(missing && { missing: missing[locale] }),
    contractField: `${contact === 'needs' ? contactPlaces.asker : contactPlaces[of]}${contact}`,
  }
}

/** Where the contract has a contact. */
const contactPlaces: Readonly<Record<ContactFieldUse['of'], string>> = {
  asker: 'call.',
  helper: 'call.helper.',
  reader: '',
}

/** What to know before the call, asked about whoever is called. */
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

function answerField(asked: FormQuestion, { i18n, country }: FieldsAsking, isNeeded: boolean): ContactField {
  const locale = localeOf(i18n)
  const { id, label, hint, format, validation, autoComplete } = asked
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
  if (is === 'phone') return { ...field, type: 'phone', notation: phoneNotation(country) }
  return { ...field, type: 'checked', read: (typed) => readers[is](typed, country), wrong: wrong?.[locale] ?? '' }
}
