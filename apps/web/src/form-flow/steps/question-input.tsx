import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { maxLength } from '@clairmemoire/domain/questionnaire'
import { TextField, type TextFieldProps } from '@clairmemoire/ui/text-field'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QuestionStep } from '../step.ts'
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
  const shared = { hint: hintOf(step), error: errors[id], name: id }
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
  const longest = question.type === 'long_text' ? maxLength(question) : undefined
  // What is asked here is about health: the browser is to keep none of it, nor to offer it to the next person.
  return (
    <TextField
      {...shared}
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

/** What helps to answer, then why it is asked. */
function hintOf({ question: { hint, why }, wording }: QuestionStep): string | undefined {
  const sentences = [hint?.[wording], why?.[wording]].filter((sentence) => sentence !== undefined)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
