import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/**
 * Whole numbers from `lowest` to `highest` with words at both ends, side by side where they fit and else in a column.
 * They are radios: arrows move, and nothing is chosen before the person chooses. The first carries the id.
 */
export function Scale(props: ScaleProps) {
  const { name, id = name, lowest, highest, value, onChange, ...question } = props
  const steps = Array.from({ length: Math.max(0, highest.value - lowest.value + 1) }, (_, step) => lowest.value + step)
  const wordOf = (step: number) => [lowest, highest].find((end) => end.value === step)?.label
  return (
    <FieldGroup {...question} role="radiogroup">
      <div className="scale">
        <div className="scale__steps">
          {steps.map((step, index) => (
            <label className="choice scale__step" key={step}>
              <input
                className="choice__input choice__input--radio"
                type="radio"
                id={index === 0 ? id : `${id}-${step}`}
                name={name}
                value={step}
                checked={value === String(step)}
                onChange={() => onChange(String(step))}
              />
              <span className="scale__number">{step}</span>
              {wordOf(step) === undefined ? null : <span className="scale__word">{wordOf(step)}</span>}
            </label>
          ))}
        </div>
        <p className="scale__ends" aria-hidden="true">
          <span>{lowest.label}</span>
          <span>{highest.label}</span>
        </p>
      </div>
    </FieldGroup>
  )
}

export interface ScaleProps extends FieldGroupQuestion {
  name: string
  id?: string
  lowest: ScaleEnd
  highest: ScaleEnd
  /** The chosen number as a text; empty before a choice. */
  value: string
  onChange: (value: string) => void
}

interface ScaleEnd {
  value: number
  label: string
}
