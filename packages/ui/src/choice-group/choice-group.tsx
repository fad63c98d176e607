import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from '../field-messages/field-messages.tsx'
import { toggledChoice } from './toggled-choice.ts'

/**
 * Radios or checkboxes in rows that are clickable as a whole. The first input carries the group’s id (`id`, else
 * `name`), so that the line of an error summary can lead to it.
 */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { kind, legend, legendAs: Legend = 'span', hint, error, name, id = name, options, value, onChange } = props
  const base = useId()
  const hintId = `${base}hint`
  const errorId = `${base}error`
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ')
  return (
    <fieldset
      className={error === undefined ? 'choice-group' : 'choice-group choice-group--error'}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describedBy || undefined}
      aria-invalid={kind === 'radio' && error !== undefined ? true : undefined}
    >
      <legend className={`choice-group__legend choice-group__legend--${Legend}`}>
        <Legend tabIndex={Legend === 'h1' ? -1 : undefined}>{legend}</Legend>
      </legend>
      {hint === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
      <div className="choice-group__options">
        {options.map((option, index) => {
          const optionHintId = option.hint === undefined ? undefined : `${base}${option.id}`
          return (
            <label className="choice" key={option.id}>
              <input
                className={`choice__input choice__input--${kind}`}
                type={kind}
                id={index === 0 ? id : `${id}-${option.id}`}
                name={name}
                value={option.id}
                checked={value.includes(option.id)}
                aria-describedby={optionHintId}
                aria-invalid={kind === 'checkbox' && error !== undefined ? true : undefined}
                onChange={() => onChange(kind === 'radio' ? [option.id] : toggledChoice(options, value, option.id))}
              />
              <span className="choice__text">
                <span className="choice__label">{option.label}</span>
                {option.hint === undefined ? null : (
                  <span className="choice__hint" id={optionHintId}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

export interface ChoiceGroupProps {
  kind: 'radio' | 'checkbox'
  legend: ReactNode
  /** `h1` when the question is the page (one question per page). */
  legendAs?: 'h1' | 'h2' | 'span'
  hint?: ReactNode
  error?: ReactNode
  name: string
  id?: string
  options: readonly ChoiceOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

export interface ChoiceOption {
  id: string
  label: ReactNode
  hint?: ReactNode
  exclusive?: boolean
}
