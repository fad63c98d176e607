import '../forms.css'
import { type ReactNode, useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/** Radios or checkboxes with fully clickable rows. The first input has the group’s id (`id`, else `name`), as the target of the error summary. */
export function ChoiceGroup({
  kind,
  name,
  id = name,
  layout = 'rows',
  options,
  value = [],
  onChange,
  ...question
}: ChoiceGroupProps) {
  const base = useId()
  return (
    <FieldGroup {...question} role={kind === 'radio' ? 'radiogroup' : undefined}>
      <div className={layout === 'rows' ? 'choice-group' : `choice-group choice-group--${layout}`}>
        {options.map((option, index) => {
          const hintId = option.hint === undefined ? undefined : `${base}${index}`
          return (
            <Choice
              key={option.id}
              kind={kind}
              label={option.label}
              hint={option.hint}
              hintId={hintId}
              id={index === 0 ? id : `${id}-${option.id}`}
              name={name}
              value={option.id}
              aria-describedby={hintId}
              aria-invalid={kind === 'checkbox' && question.error !== undefined ? true : undefined}
              {...(onChange && {
                checked: value.includes(option.id),
                onChange: () => onChange(kind === 'radio' ? [option.id] : toggledChoice(options, value, option.id)),
              })}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}

export interface ChoiceGroupProps extends FieldGroupQuestion {
  /** `radio` takes one answer, `checkbox` several. */
  kind: 'radio' | 'checkbox'
  name: string
  id?: string
  /** Form questions have rows; `chips` are for many days and times; `pills` filter a list. */
  layout?: 'rows' | 'chips' | 'pills'
  options: readonly ChoiceOption[]
  /** The ids of the chosen options. */
  value?: readonly string[]
  /** Without it the inputs are uncontrolled and keep a choice made before hydration. */
  onChange?: (value: string[]) => void
}

interface ChoiceOption {
  id: string
  label: ReactNode
  hint?: ReactNode
  exclusive?: boolean
}

interface ExclusiveOption {
  id: string
  exclusive?: boolean
}

/**
 * The ticked options after one more click, in list order: an exclusive option (“none of these”) unticks the others, and any other
 * option unticks the exclusive ones.
 */
export function toggledChoice(options: readonly ExclusiveOption[], value: readonly string[], id: string): string[] {
  if (value.includes(id)) return value.filter((ticked) => ticked !== id)
  const isExclusive = options.some((option) => option.id === id && option.exclusive === true)
  return options
    .filter((option) => option.id === id || (!isExclusive && option.exclusive !== true && value.includes(option.id)))
    .map((option) => option.id)
}
