import '../forms.css'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'

/**
 * Steps from least to most: whole numbers from `lowest` to `highest` with words at both ends, or `steps` that each say what they
 * mean. Side by side where they fit and else in a column. They are radios: arrows move, and nothing is chosen before the person
 * chooses. The first carries the id.
 */
export function Scale(props: ScaleProps) {
  const { name, id = name, lowest, highest, steps, value, onChange, ...question } = props
  const ends = lowest && highest && { lowest, highest }
  const shown: readonly Step[] = steps ?? stepsBetween(ends)
  return (
    <FieldGroup {...question} role="radiogroup">
      <div className="scale">
        <div className="scale__steps">
          {shown.map((step, index) => (
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
              <span className="scale__number">{step.label}</span>
              {step.word === undefined ? null : <span className="scale__word">{step.word}</span>}
            </label>
          ))}
        </div>
        {ends ? (
          <p className="scale__ends" aria-hidden="true">
            <span>{ends.lowest.label}</span>
            <span>{ends.highest.label}</span>
          </p>
        ) : null}
      </div>
    </FieldGroup>
  )
}

interface Step extends ScaleStep {
  /** What a number at an end means. */
  word?: string | undefined
}

function stepsBetween(ends: Ends | undefined): readonly Step[] {
  if (!ends) return []
  const { lowest, highest } = ends
  const count = Math.max(0, highest.value - lowest.value + 1)
  return Array.from({ length: count }, (_, index) => lowest.value + index).map((number) => ({
    id: String(number),
    label: String(number),
    word: [lowest, highest].find((end) => end.value === number)?.label,
  }))
}

/** With both ends, or with `steps`. */
export interface ScaleProps extends FieldGroupQuestion {
  name: string
  id?: string
  lowest?: ScaleEnd
  highest?: ScaleEnd
  steps?: readonly ScaleStep[]
  /** The id of the chosen step, which of a number is the number; empty before a choice. */
  value: string
  onChange: (value: string) => void
}

interface Ends {
  lowest: ScaleEnd
  highest: ScaleEnd
}

interface ScaleEnd {
  value: number
  label: string
}

interface ScaleStep {
  id: string
  label: string
}
