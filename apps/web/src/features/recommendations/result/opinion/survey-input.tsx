import { maxLength, type Question } from '@clairmemoire/domain/questionnaire'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { TextField } from '@clairmemoire/ui/text-field'
import { type FlowValues, useCharactersLeft } from '../../../../form-flow/index.ts'

interface SurveyInputProps {
  question: Question
  value: FlowValues[string] | undefined
  onChange: (value: string) => void
}

/** One question of several on a page: one of a list, or a text. */
export function SurveyInput({ question, value, onChange }: SurveyInputProps) {
  const text = useCharactersLeft()
  const { id, label, hint, options } = question
  const given = typeof value === 'string' ? value : ''
  if (options) {
    return (
      <ChoiceGroup
        kind="radio"
        name={id}
        legend={label.self}
        hint={hint?.self}
        options={options.map((option) => ({ id: option.id, label: option.label.self }))}
        value={[given]}
        onChange={([chosen = '']) => onChange(chosen)}
      />
    )
  }
  const maximum = maxLength(question)
  return (
    <TextField
      kind="long"
      name={id}
      label={label.self}
      hint={hint?.self}
      autoComplete="off"
      counter={maximum === undefined ? undefined : { maximum, text }}
      value={given}
      onChange={onChange}
    />
  )
}
