import '../forms.css'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/**
 * Labelled steps from least to most: side by side where they fit, otherwise in a column. They are radios: arrow keys move, and
 * nothing is chosen by default. The first has the id.
 */
export function Scale({ name, id = name, steps, value, onChange, ...question }: ScaleProps) {
  return (
    <FieldGroup {...question} role="radiogroup">
      <div className="scale">
        <div className="scale__steps">
          {steps.map((step, index) => (
            <label className="choice scale__step" key={step.id}>
              <input
                className="choice__input choice__input--radio"
                type="radio"
                id={index === 0 ? id : `${id}-${step.id}`}
                name={name}
                value={step.id}
                checked={value === step.id}
                onChange={() => onChange(step.id)}
              />
              <span className="scale__label">{step.label}</span>
            </label>
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}

export interface ScaleProps extends FieldGroupQuestion {
  name: string
  id?: string
  /** From least to most. */
  steps: readonly { id: string; label: string }[]
  /** The id of the chosen step; empty before a choice. */
  value: string
  onChange: (value: string) => void
}
