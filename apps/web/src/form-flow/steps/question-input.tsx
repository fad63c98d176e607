import { maxLength } from '@clairmemoire/domain/questionnaire'
import { readTypedDate } from '@clairmemoire/domain/typed-date'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { DateField } from '@clairmemoire/ui/date-field'
import { Scale } from '@clairmemoire/ui/scale'
import { TextField, type TextFieldProps } from '@clairmemoire/ui/text-field'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QuestionStep, StepInputProps } from '../step.ts'
import { typedDay } from './question-step.ts'

const textKinds: Partial<Record<QuestionStep['question']['type'], TextFieldProps['kind']>> = {
  long_text: 'long',
  number: 'number',
  postal_code: 'postal-code',
}

interface QuestionInputProps extends StepInputProps<QuestionStep> {
  /** By default the label is the heading of the page; use `span` if the page has several questions. */
  labelAs?: 'h1' | 'span'
}

export function QuestionInput(props: QuestionInputProps) {
  const { step, entry, errors, onEdit, labelAs = 'h1' } = props
  const text = useCharactersLeft()
  const { question, wording, id } = step
  if (question.options) return <ChoiceInput {...props} />
  if (question.type === 'date') return <DayInput {...props} />
  const longest = question.type === 'long_text' ? maxLength(question) : undefined
  // Answers are about health, so the browser must neither store them nor suggest them to the next person.
  return (
    <TextField
      hint={hintOf(step)}
      error={errors[id]}
      name={id}
      label={question.label[wording]}
      labelAs={labelAs}
      kind={textKinds[question.type] ?? 'text'}
      autoComplete={question.type === 'postal_code' && wording === 'self' ? undefined : 'off'}
      counter={longest === undefined ? undefined : { maximum: longest, text }}
      value={typeof entry === 'string' || typeof entry === 'number' ? String(entry) : ''}
      onChange={onEdit}
    />
  )
}

/** Shows the options of a question; as soon as an urgent option is chosen, help appears below them. */
function ChoiceInput({ step, entry, errors, onEdit, labelAs = 'h1' }: QuestionInputProps) {
  const { question, wording, id, urgentHelp } = step
  const { options = [] } = question
  const chosen = typeof entry === 'string' ? [entry] : Array.isArray(entry) ? entry : []
  const shown = options.map(({ label, ...option }) => ({ ...option, label: label[wording] }))
  const shared = {
    name: id,
    legend: question.label[wording],
    legendAs: labelAs,
    hint: hintOf(step),
    error: errors[id],
  } as const
  const isSingle = question.type !== 'several_of'
  return (
    <>
      {question.type === 'scale' ? (
        <Scale {...shared} steps={shown} value={chosen[0] ?? ''} onChange={onEdit} />
      ) : (
        <ChoiceGroup
          {...shared}
          kind={isSingle ? 'radio' : 'checkbox'}
          options={shown}
          value={chosen}
          onChange={(value) => onEdit(isSingle ? (value[0] ?? '') : value)}
        />
      )}
      {options.some(({ id: option, urgent }) => urgent && chosen.includes(option)) ? urgentHelp : null}
    </>
  )
}

/** Shows a date as three fields, in the order that the language uses. */
function DayInput({ step, entry, errors, onEdit, labelAs = 'h1' }: QuestionInputProps) {
  const { t, i18n } = useLingui()
  const { question, wording, id } = step
  const { min_date: earliest, max_date: latest } = question.validation ?? {}
  const typed = typedDay(entry)
  const read = readTypedDate(typed)
  const wrong = 'parts' in read ? { wrongParts: read.parts } : {}
  return (
    <DateField
      {...wrong}
      name={id}
      legend={question.label[wording]}
      legendAs={labelAs}
      hint={hintOf(step)}
      error={errors[id]}
      order={i18n.locale === 'en' ? 'month-first' : 'day-first'}
      labels={{
        day: t({ id: 'form-flow.day.day', message: 'Jour' }),
        month: t({ id: 'form-flow.day.month', message: 'Mois' }),
        year: t({ id: 'form-flow.day.year', message: 'Année' }),
      }}
      picker={{
        label: t({ id: 'form-flow.day.pick', message: 'Choisir dans un calendrier' }),
        ...(earliest === undefined ? {} : { earliest }),
        ...(latest === undefined ? {} : { latest }),
      }}
      value={typed}
      onChange={(day) => onEdit({ ...day })}
    />
  )
}

/** Joins the help for answering and the reason for asking. */
function hintOf({ question: { hint, why }, wording }: QuestionStep): string | undefined {
  const sentences = [hint?.[wording], why?.[wording]].filter((sentence) => sentence !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Returns a text with the remaining number of characters; a negative number counts the characters over the limit. */
export function useCharactersLeft(): (left: number) => string {
  const { t } = useLingui()
  return (left) => {
    const over = -left
    if (over > 0) {
      return t({
        id: 'form-flow.counter.over',
        message: plural(over, { one: '# caractère en trop', other: '# caractères en trop' }),
      })
    }
    return t({
      id: 'form-flow.counter.left',
      message: plural(left, { one: '# caractère restant', other: '# caractères restants' }),
    })
  }
}
