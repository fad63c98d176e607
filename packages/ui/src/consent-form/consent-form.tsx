import '../consent.css'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'

/**
 * A form with one switch for each category of cookies (R2-93); at first it shows the previous choice. The three buttons look the same.
 * Without JavaScript the form sends the same values.
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
  /** The form's action; `field` is the name of all its fields. */
  action: string
  field: string
  /** Labels of the buttons, and the words for a category that is always on. */
  texts: Record<'required' | 'declineAll' | 'acceptAll' | 'save', NonNullable<ReactNode>>
  /** The categories with their purposes. Required categories cannot be switched off. */
  categories: readonly ConsentCategory[]
  /** The optional categories that are on at first. */
  accepted: readonly string[]
  /** Called with `all`, with `required`, or with the optional categories that are on. */
  onChoose: (words: readonly string[]) => void
}

/** A switch with the text of its category; a required category is described as always on. */
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

/** A category of cookies. A required category needs no consent. */
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
