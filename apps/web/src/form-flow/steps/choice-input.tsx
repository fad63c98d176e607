import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Scale } from '@clairmemoire/ui/scale'
import type { QuestionStep, StepInputProps } from '../step.ts'
import { hintOf } from './question-hint.ts'

/** The options of a question; what cannot wait is said below them as soon as it is chosen. */
export function ChoiceInput({ step, entry, errors, onEdit }: StepInputProps<QuestionStep>) {
  const { question, wording, id, urgentHelp } = step
  const { options = [] } = question
  const chosen = typeof entry === 'string' ? [entry] : Array.isArray(entry) ? entry : []
  const shown = options.map(({ label, ...option }) => ({ ...option, label: label[wording] }))
  const shared = {
    name: id,
    legend: question.label[wording],
    legendAs: 'h1',
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
