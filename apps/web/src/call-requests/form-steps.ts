import type { CallSlots } from '@clairmemoire/api-client/schema'
import type { Country } from '@clairmemoire/domain/country'
import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { Wording } from '@clairmemoire/domain/questionnaire'
import type { ContactFieldUse, FieldsPart, Form, FormPart, FormQuestion, TimePart } from '@clairmemoire/forms/form'
import { consentDays, holds } from '@clairmemoire/forms/form-questions'
import { questionIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { readers } from '@clairmemoire/forms/text-format'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import {
  type ConsentStep,
  type ContactField,
  ContactInput,
  checkStep,
  type FlowValues,
  helperFields,
  phoneField,
  phoneNotation,
  type QuestionStep,
  SlotInput,
  type Step,
  visitorFields,
} from '../form-flow/index.ts'
import { callSteps, needsField } from './call-steps.ts'
import { clockSteps, possibleClockSteps } from './clock-step.ts'
import { calleeOf, type FilledIn, filledIn } from './form-body.ts'

/** What the steps of a form depend on beside its definition. */
export interface FormAsking {
  i18n: I18n
  offer: CallSlots
  country: Country
  /** From which the clinic calls, E.164. */
  phone: string
  /** By question, the options that are offered now; without an entry all are. */
  offered?: Readonly<Record<string, readonly string[]>>
  /** What was answered elsewhere, and is not asked again. */
  known?: FilledIn['answers']
  /** By the name of an exit, what is said there. */
  exits?: Readonly<Record<string, (i18n: I18n, country: Country) => { title: string; body: ReactNode }>>
}

/** The steps that these values lead through, the consent and the page to check everything last. */
export function formSteps(form: Form, asking: FormAsking, values: FlowValues): Step[] {
  const { known = {} } = asking
  const filled = filledIn(form, values, known)
  const wording = filled.answers['respondent'] === 'someone_else' ? 'someone_else' : 'self'
  const steps: Step[] = []
  let mayCome = 0
  const add = (step: Step) => {
    steps.push({ ...step, ...(mayCome > 0 && { mayComeBefore: mayCome + (step.mayComeBefore ?? 0) }) })
    mayCome = 0
  }
  for (const part of form.parts) {
    if ('id' in part && part.id in known) continue
    if (!isShown(part, filled)) {
      if (mayStillBeShown(part, values)) mayCome += 1
      continue
    }
    if ('kind' in part && part.kind === 'call') return [...steps, ...callPart(form, asking, values, filled, wording)]
    add(stepOfPart(form, part, asking, filled, wording))
    const exit = 'kind' in part ? undefined : exitOf(part, values, asking)
    if (exit) return [...steps, exit]
  }
  const { i18n, offer } = asking
  const callee = calleeOf(form, filled)
  for (const step of clockSteps(i18n, offer, values, callee)) add(step)
  mayCome += possibleClockSteps(offer, values, callee)
  add(formConsent(form, localeOf(i18n), wording))
  add(checkStep(i18n))
  return steps
}

/** Whom to call and when, the consent, the check. */
function callPart(
  form: Form,
  { i18n, ...asking }: FormAsking,
  values: FlowValues,
  { call }: FilledIn,
  respondent: keyof Wording,
): Step[] {
  const { postal_code: postalCode } = call
  const notation = phoneNotation(asking.country)
  const consent = formConsent(form, localeOf(i18n), respondent)
  return callSteps({ ...asking, i18n, respondent, notation, values, postalCode, consent })
}

function isShown(part: FormPart, { answers }: FilledIn): boolean {
  return !('show_if' in part) || part.show_if === undefined || holds(part.show_if, answers)
}

/** An answer that is still to come may show it. */
function mayStillBeShown(part: FormPart, values: FlowValues): boolean {
  const conditions = 'show_if' in part ? (part.show_if ?? []) : []
  return conditions.some(({ question }) => values[question] === undefined)
}

function stepOfPart(
  form: Form,
  part: Exclude<FormPart, { kind: 'call' }>,
  asking: FormAsking,
  filled: FilledIn,
  wording: keyof Wording,
): Step {
  if (!('kind' in part)) return questionStep(form, part, asking, wording)
  return part.kind === 'time' ? timeStep(part, asking) : fieldsStep(part, asking, filled)
}

function questionStep(form: Form, asked: FormQuestion, asking: FormAsking, wording: keyof Wording): QuestionStep {
  const { i18n, country, offered = {} } = asking
  const { validationOn, requiredIf: _, options, ...rest } = asked
  // By the calendar of this device.
  const today = new Intl.DateTimeFormat('sv').format(new Date())
  const allowed = offered[asked.id]
  const question = questionIn(localeOf(i18n), {
    ...rest,
    ...(options && { options: options.filter(({ id }) => allowed === undefined || allowed.includes(id)) }),
    ...(validationOn && { validation: { ...asked.validation, ...validationOn(today, country) } }),
  })
  return { kind: 'question', id: asked.id, question, wording, contractField: contractFieldOf(form, asked) }
}

function contractFieldOf(form: Form, { id, isContact, isInAddress }: FormQuestion): string {
  if (isInAddress) return id
  if (isContact) return `call.${id}`
  return consentDays(form).has(id) ? 'consents.third_person_on' : `answers.${id}`
}

/** An option that ends the form leads there. */
function exitOf({ id, options = [] }: FormQuestion, values: FlowValues, asking: FormAsking): Step | undefined {
  const { i18n, country, exits = {} } = asking
  const exit = options.find((option) => option.exit !== undefined && option.id === values[id])?.exit
  const said = exit === undefined ? undefined : exits[exit]?.(i18n, country)
  return exit === undefined || said === undefined ? undefined : { kind: 'exit', id: exit, ...said }
}

function timeStep({ title, hint }: TimePart, { i18n, offer, phone }: FormAsking): Step {
  const locale = localeOf(i18n)
  const text = hint[locale].replace('{phone}', formatPhone(phone))
  return { kind: 'slot', id: 'slot', title: title[locale], hint: text, offer, Input: SlotInput }
}

function fieldsStep({ id, title, hint, fields }: FieldsPart, asking: FormAsking, { answers }: FilledIn): Step {
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

function isRequired({ required, requiredIf }: FormQuestion, answers: FilledIn['answers']): boolean {
  return required || (requiredIf !== undefined && holds(requiredIf, answers))
}

function contactField({ of, contact, label, missing }: ContactFieldUse, asking: FormAsking): ContactField {
  const { i18n, country } = asking
  const locale = localeOf(i18n)
  const isVisitor = of === 'asker'
  const { firstName, lastName } = isVisitor ? visitorFields(i18n) : helperFields(i18n)
  const known = {
    first_name: firstName,
    last_name: lastName,
    phone: phoneField(i18n, { country, notation: phoneNotation(country), isVisitor }),
    email: visitorFields(i18n).email,
    needs: needsField(i18n, { isVisitor }),
  }
  const prefix = isVisitor || contact === 'needs' ? 'call' : 'call.helper'
  return {
    ...known[contact],
    ...(label && { label: label[locale] }),
    ...(missing && { missing: missing[locale] }),
    contractField: `${prefix}.${contact}`,
  }
}

function answerField(asked: FormQuestion, { i18n, country }: FormAsking, isNeeded: boolean): ContactField {
  const locale = localeOf(i18n)
  const { id, label, hint, format, validation, autoComplete } = asked
  const field = {
    id,
    label: label[locale].self,
    ...(hint && { hint: hint[locale].self }),
    ...(format && isNeeded && { missing: format.missing[locale] }),
    ...(autoComplete && { autoComplete }),
    maxLength: validation?.max_len ?? 100,
    contractField: `answers.${id}`,
  }
  if (format === undefined) return { ...field, type: 'text' }
  switch (format.is) {
    case 'name':
      return { ...field, type: 'name' }
    case 'phone':
      return { ...field, type: 'phone', notation: phoneNotation(country) }
    case 'town':
    case 'rpps':
    case 'adeli':
    default:
      return { ...field, type: 'checked', read: readers[format.is], wrong: format.wrong?.[locale] ?? '' }
  }
}

function formConsent({ consent }: Form, locale: Locale, wording: keyof Wording): ConsentStep {
  if (consent === undefined) throw new Error('a form that is shown has a consent')
  return {
    kind: 'consent',
    id: 'consent',
    title: consent.title[locale],
    paragraphs: consent.paragraphs.map((paragraph) => paragraph[locale]),
    agreement: consent.agreement[locale][wording],
    textVersion: consent.version,
  }
}

function localeOf({ locale }: I18n): Locale {
  return isLocale(locale) ? locale : 'fr'
}
