import '../consent.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'

/**
 * The choice by category (R2-93), starting from the previous choice. The three buttons have the same weight; without JavaScript
 * the form sends the same values.
 */
export function ConsentForm({ action, field, texts, categories, accepted, onChoose }: ConsentFormProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChoose(new FormData(event.currentTarget, submitter).getAll(field).map(String))
  }
  return (
    <form className="consent-form" method="post" action={action} autoComplete="off" onSubmit={choose}>
      {categories.map((category) => (
        <ConsentSwitch
          key={category.id}
          category={category}
          field={field}
          required={texts.required}
          isOn={accepted.includes(category.id)}
        />
      ))}
      <Actions>
        <Button kind="quiet" type="submit" name={field} value="required">
          {texts.declineAll}
        </Button>
        <Button kind="quiet" type="submit" name={field} value="all">
          {texts.acceptAll}
        </Button>
        <Button kind="quiet" type="submit">
          {texts.save}
        </Button>
      </Actions>
    </form>
  )
}

export interface ConsentFormProps {
  /** The form's action, and the field name of the values. */
  action: string
  field: string
  /** Labels of the buttons, and the words for a category that is always on. */
  texts: Record<'required' | 'declineAll' | 'acceptAll' | 'save', NonNullable<ReactNode>>
  /** Each with its purpose; those that are required cannot be switched off. */
  categories: readonly ConsentCategory[]
  /** The optional categories that are on at first. */
  accepted: readonly string[]
  /** `all`, `required`, or the optional categories that are on. */
  onChoose: (words: readonly string[]) => void
}

/** The text of a category; a required one is described as always on. */
function ConsentSwitch({ category: { id, name, description, isRequired }, field, required, isOn }: SwitchProps) {
  const key = useId()
  return (
    <label className="consent-switch">
      <input
        className="consent-switch__input"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state natively
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

/** A category to consent to; required ones need no consent. */
interface ConsentCategory {
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
