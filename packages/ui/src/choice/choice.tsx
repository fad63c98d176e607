import type { InputHTMLAttributes, ReactNode } from 'react'

/** A radio or checkbox with its label; the whole row can be clicked. */
export function Choice({ kind, label, hint, hintId, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} className={`choice__input choice__input--${kind}`} type={kind} />
      <span className="choice__text">
        <span className="choice__label">{label}</span>
        {hint === undefined ? null : (
          <span className="choice__hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** `radio` takes one answer, `checkbox` several. */
  kind: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  /** Id of the hint, for `aria-describedby`. */
  hintId?: string | undefined
}
