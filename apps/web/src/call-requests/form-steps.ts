import type { Country } from '@clairmemoire/domain/country'
import type { Wording } from '@clairmemoire/domain/questionnaire'
import { questionIn } from '@clairmemoire/forms/bilingual-questionnaire'
import type { Form, FormPart, FormQuestion } from '@clairmemoire/forms/form'
import { consentDays, consentTextOf, holds } from '@clairmemoire/forms/form-questions'
import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { checkStep, consentStep, type FlowValues, localeOf, type QuestionStep, type Step } from '../form-flow/index.ts'
import { type CallAsking, callSteps, fieldsWithPhone, timeStep } from './call-steps.ts'
import { clockSteps, possibleClockSteps } from './clock-step.ts'
import { type FilledIn, filledIn } from './filled-in.ts'
import { type CallForm, calleeOf, postalCodeOf } from './form-body.ts'

/** The facts that the steps of a form depend on, besides its definition. */
export interface FormAsking extends CallAsking {
  /** The options that are available now, by question; all are available for a question without an entry. */
  offered?: Readonly<Record<string, readonly string[]>>
  /** Answers that were given elsewhere and are not asked for again. */
  known?: FilledIn['answers']
  /** The texts of the exits, by the name of the exit. */
  exits?: Readonly<Record<string, (i18n: I18n, country: Country) => { title: string; body: ReactNode }>>
}

/** The steps for these values, with the consent and the check last. */
export function formSteps(form: CallForm & Pick<Form, 'consent'>, asking: FormAsking, values: FlowValues): Step[] {
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
    if ('kind' in part && part.kind === 'call') {
      const postalCode = postalCodeOf(filled)
      const consent = consentStep(asking.i18n, consentTextOf(form, filled.answers), wording)
      return [...steps, ...callSteps({ ...asking, respondent: wording, values, postalCode, consent })]
    }
    add(stepOfPart(form, part, asking, filled, wording))
    const exit = 'kind' in part ? undefined : exitOf(part, values, asking)
    if (exit) return [...steps, exit]
  }
  const { i18n, offer } = asking
  const callee = calleeOf(form, filled)
  for (const step of clockSteps(i18n, offer, values, callee)) add(step)
  mayCome += possibleClockSteps(offer, values, callee)
  add(consentStep(i18n, consentTextOf(form, filled.answers), wording))
  add(checkStep(i18n))
  return steps
}

function isShown(part: FormPart, { answers }: FilledIn): boolean {
  return !('show_if' in part) || part.show_if === undefined || holds(part.show_if, answers)
}

/** Whether a later answer may still show this part. */
function mayStillBeShown(part: FormPart, values: FlowValues): boolean {
  const conditions = 'show_if' in part ? (part.show_if ?? []) : []
  return conditions.some(({ question }) => values[question] === undefined)
}

function stepOfPart(
  form: CallForm,
  part: Exclude<FormPart, { kind: 'call' }>,
  asking: FormAsking,
  filled: FilledIn,
  wording: keyof Wording,
): Step {
  if (!('kind' in part)) return questionStep(form, part, asking, wording)
  return part.kind === 'time' ? timeStep(part, asking) : fieldsWithPhone(part, asking, filled.answers)
}

function questionStep(
  form: CallForm,
  formQuestion: FormQuestion,
  asking: FormAsking,
  wording: keyof Wording,
): QuestionStep {
  const { i18n, country, offered = {} } = asking
  const { validationOn, requiredIf: _, options, ...rest } = formQuestion
  // Today's date on this device, as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv').format(new Date())
  const allowed = offered[formQuestion.id]
  const question = questionIn(localeOf(i18n), {
    ...rest,
    ...(options && { options: options.filter(({ id }) => allowed === undefined || allowed.includes(id)) }),
    ...(validationOn && { validation: { ...formQuestion.validation, ...validationOn(today, country) } }),
  })
  return {
    kind: 'question',
    id: formQuestion.id,
    question,
    wording,
    contractField: contractFieldOf(form, formQuestion),
  }
}

function contractFieldOf(form: CallForm, { id, isContact, isInAddress }: FormQuestion): string {
  if (isInAddress) return id
  if (isContact) return `call.${id}`
  return consentDays(form).has(id) ? 'consents.third_person_on' : `answers.${id}`
}

/** The exit step, if the chosen option ends the form. */
function exitOf({ id, options = [] }: FormQuestion, values: FlowValues, asking: FormAsking): Step | undefined {
  const { i18n, country, exits = {} } = asking
  const exit = options.find((option) => option.exit !== undefined && option.id === values[id])?.exit
  const texts = exit === undefined ? undefined : exits[exit]?.(i18n, country)
  return exit === undefined || texts === undefined ? undefined : { kind: 'exit', id: exit, ...texts }
}
