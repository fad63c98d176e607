import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { TextField, type TextFieldProps } from '@clairmemoire/ui/text-field'
import type { QuestionStep } from '../step.ts'
import type { StepInputProps } from './step-input.ts'

const textKinds: Partial<Record<QuestionStep['question']['type'], TextFieldProps['kind']>> = {
  long_text: 'long',
  number: 'number',
  postal_code: 'postal-code',
}

/** One question as the page: its label is the heading. */
export function QuestionInput({ step, entry, errors, onEdit }: StepInputProps<QuestionStep>) {
  const { question, wording, id } = step
  const shared = { hint: question.hint?.[wording], error: errors[id], name: id }
  if (question.options) {
    const isSingle = question.type === 'one_of'
    const chosen = typeof entry === 'string' ? [entry] : Array.isArray(entry) ? entry : []
    return (
      <ChoiceGroup
        {...shared}
        kind={isSingle ? 'radio' : 'checkbox'}
        legend={question.label[wording]}
        legendAs="h1"
        options={question.options.map(({ label, ...option }) => ({ ...option, label: label[wording] }))}
        value={chosen}
        onChange={(value) => onEdit(isSingle ? (value[0] ?? '') : value)}
      />
    )
  }
  return (
    <TextField
      {...shared}
      label={question.label[wording]}
      labelAs="h1"
      kind={textKinds[question.type] ?? 'text'}
      autoComplete={wording === 'someone_else' ? 'off' : undefined}
      value={typeof entry === 'string' || typeof entry === 'number' ? String(entry) : ''}
      onChange={onEdit}
    />
  )
}
