import { maxLength } from '@clairmemoire/domain/questionnaire'
import { TextField, type TextFieldProps } from '@clairmemoire/ui/text-field'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QuestionStep } from '../step.ts'
import { ChoiceInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import { hintOf } from './question-hint.ts'
import type { StepInputProps } from './step-input.ts'

const textKinds: Partial<Record<QuestionStep['question']['type'], TextFieldProps['kind']>> = {
  long_text: 'long',
  number: 'number',
  postal_code: 'postal-code',
}

/** One question as the page: its label is the heading. */
export function QuestionInput({ step, entry, errors, onEdit }: StepInputProps<QuestionStep>) {
  const { t } = useLingui()
  const { question, wording, id } = step
  if (question.options) return <ChoiceInput step={step} entry={entry} errors={errors} onEdit={onEdit} />
  if (question.type === 'date') return <DayInput step={step} entry={entry} errors={errors} onEdit={onEdit} />
  const longest = question.type === 'long_text' ? maxLength(question) : undefined
  // What is asked here is about health: the browser is to keep none of it, nor to offer it to the next person.
  return (
    <TextField
      hint={hintOf(step)}
      error={errors[id]}
      name={id}
      label={question.label[wording]}
      labelAs="h1"
      kind={textKinds[question.type] ?? 'text'}
      autoComplete={question.type === 'postal_code' && wording === 'self' ? undefined : 'off'}
      counter={longest === undefined ? undefined : { maximum: longest, text: leftText }}
      value={typeof entry === 'string' || typeof entry === 'number' ? String(entry) : ''}
      onChange={onEdit}
    />
  )

  function leftText(left: number) {
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
