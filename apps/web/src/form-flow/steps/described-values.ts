import { formatDate, formatMoment, formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowValues, QuestionStep, SlotStep, Step, StepValue } from '../step.ts'
import { contactDetails } from './contact-rules.ts'
import { localeOf } from './locale-of.ts'
import { callMeBack, isPartOfDay, partOfDayText, slotChoice } from './slot-rules.ts'

export interface DescribedValue {
  id: string
  /** Where it can be changed. */
  step: string
  term: string
  value: string
}

/** Every value of the steps in the reader's words, for the page that checks them. */
export function describedValues(i18n: I18n, steps: readonly Step[], values: FlowValues): DescribedValue[] {
  return steps.flatMap((step) => describedStep(i18n, step, values[step.id]))
}

function describedStep(i18n: I18n, step: Step, value: StepValue | undefined): DescribedValue[] {
  const { id } = step
  switch (step.kind) {
    case 'question': {
      return [{ id, step: id, term: step.question.label[step.wording], value: answerText(i18n, step, value) }]
    }
    case 'consent':
      return [{ id, step: id, term: step.title, value: agreed(i18n) }]
    case 'slot':
      return [{ id, step: id, term: step.title, value: slotText(i18n, step, value) }]
    case 'contact': {
      const details = contactDetails(value)
      return step.fields.map((field) => {
        const text = details[field.id] ?? notGiven(i18n)
        return {
          id: `${id}.${field.id}`,
          step: id,
          term: field.label,
          value:
            field.type === 'phone' ? field.notation.write(text) : field.type === 'choices' ? field.write(text) : text,
        }
      })
    }
    case 'exit':
    case 'check':
    default:
      return []
  }
}

function answerText(i18n: I18n, { question, wording }: QuestionStep, value: StepValue | undefined): string {
  if (value === null || value === undefined) {
    return i18n._(msg({ id: 'form-flow.check.declined', message: 'Pas de réponse' }))
  }
  if (question.type === 'date' && typeof value === 'string') return formatPlainDate(localeOf(i18n), value)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const labels = chosen.map((id) => question.options?.find((option) => option.id === id)?.label[wording] ?? String(id))
  return labels.join(', ')
}

function slotText(i18n: I18n, { offer }: SlotStep, value: StepValue | undefined): string {
  const { day, starts_at, part_of_day, time_zone } = slotChoice(value)
  const locale = localeOf(i18n)
  if (day === callMeBack && isPartOfDay(part_of_day)) {
    const by = formatDate(locale, offer.call_by)
    const part = partOfDayText(i18n, part_of_day, offer)
    return i18n._(msg({ id: 'form-flow.check.call-back', message: `${part}, au plus tard le ${by}` }))
  }
  return starts_at === '' ? notGiven(i18n) : formatMoment(locale, starts_at, time_zone || offer.time_zone)
}

function agreed(i18n: I18n): string {
  return i18n._(msg({ id: 'form-flow.check.agreed', message: 'Vous êtes d’accord' }))
}

function notGiven(i18n: I18n): string {
  return i18n._(msg({ id: 'form-flow.check.not-given', message: 'Non renseigné' }))
}
