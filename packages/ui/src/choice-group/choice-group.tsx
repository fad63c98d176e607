import '../forms.css'
import { type ReactNode, useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/**
 * Radios or checkboxes in rows that can be clicked anywhere. The first input has the group’s id (`id`, or `name` as a fallback), because
 * the error summary links to it.
 */
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
  /** Questions of forms use `rows`, many days and times use `chips`, and filters of a list use `pills`. */
  layout?: 'rows' | 'chips' | 'pills'
  options: readonly ChoiceOption[]
  /** The ids of the chosen options. */
  value?: readonly string[]
  /** Called with the ids of the chosen options. If it is missing, the inputs are uncontrolled and keep a choice made before hydration. */
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
 * Returns the ticked options after a click on one option, in the order of the list. Ticking an exclusive option (“none of these”) unticks
 * all others, and ticking any other option unticks the exclusive ones.
 */
export function toggledChoice(options: readonly ExclusiveOption[], value: readonly string[], id: string): string[] {
  if (value.includes(id)) return value.filter((ticked) => ticked !== id)
  const isExclusive = options.some((option) => option.id === id && option.exclusive === true)
  return options
    .filter((option) => option.id === id || (!isExclusive && option.exclusive !== true && value.includes(option.id)))
    .map((option) => option.id)
}
