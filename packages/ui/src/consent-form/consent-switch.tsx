import { type ReactNode, useId } from 'react'

/** One category, in words; what is required is said to be always on. */
export function ConsentSwitch({ category: { id, name, description, isRequired }, field, required, isOn }: SwitchProps) {
  const key = useId()
  return (
    <label className="consent-switch">
      <input
        className="consent-switch__input"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says itself whether it is on
        role="switch"
        name={field}
        value={id}
        defaultChecked={isRequired || isOn}
        disabled={isRequired}
        aria-labelledby={`${key}name`}
        aria-describedby={`${key}description`}
      />
      <span className="consent-switch__text">
        <span className="consent-switch__name" id={`${key}name`}>
          {name}
        </span>
        <span className="consent-switch__description" id={`${key}description`}>
          {isRequired ? <span className="consent-switch__required">{required}</span> : null}
          {description}
        </span>
      </span>
    </label>
  )
}

/** What may be consented to; what is required needs no consent. */
export interface ConsentCategory {
  id: string
  isRequired: boolean
  name: ReactNode
  description: ReactNode
}

interface SwitchProps {
  category: ConsentCategory
  field: string
  required: ReactNode
  isOn: boolean
}
