import '../forms.css'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/**
 * Labelled steps from least to most, side by side if they fit and otherwise in a column. They are radios, so the arrow keys choose a
 * step. Nothing is chosen at first. The first step has the id.
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
  /** The steps, from least to most. */
  steps: readonly { id: string; label: string }[]
  /** The id of the chosen step; empty if none is chosen. */
  value: string
  onChange: (value: string) => void
}
