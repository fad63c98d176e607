import { readTypedDate } from '@clairmemoire/domain/typed-date'
import { DateField } from '@clairmemoire/ui/date-field'
import { useLingui } from '@lingui/react/macro'
import type { QuestionStep, StepInputProps } from '../step.ts'
import { hintOf } from './question-hint.ts'
import { typedDay } from './typed-day.ts'

/** A day in three fields, in the order of the language. */
export function DayInput({ step, entry, errors, onEdit }: StepInputProps<QuestionStep>) {
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
      legendAs="h1"
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
