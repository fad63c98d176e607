import { maxLength } from '@clairmemoire/domain/questionnaire'
import { TextField, type TextFieldProps } from '@clairmemoire/ui/text-field'
import type { QuestionStep, StepInputProps } from '../step.ts'
import { ChoiceInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import { hintOf } from './question-hint.ts'
import { useCharactersLeft } from './use-characters-left.ts'

const textKinds: Partial<Record<QuestionStep['question']['type'], TextFieldProps['kind']>> = {
  long_text: 'long',
  number: 'number',
  postal_code: 'postal-code',
}

/** One question as the page: its label is the heading. */
export function QuestionInput({ step, entry, errors, onEdit }: StepInputProps<QuestionStep>) {
  const text = useCharactersLeft()
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
      counter={longest === undefined ? undefined : { maximum: longest, text }}
      value={typeof entry === 'string' || typeof entry === 'number' ? String(entry) : ''}
      onChange={onEdit}
    />
  )
}
