import '../forms.css'
import { type ReactNode, useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { FieldError, FieldHint } from '../field-group/field-group.tsx'

/** A form that filters a list. The browser submits it, so the choice is in the address, with or without scripts. */
export function SearchForm({ label, action, fields, submit }: SearchFormProps) {
  return (
    <search className="search-form" aria-label={label}>
      <form action={action}>
        <div className="search-form__fields">
          {fields.map((field) => (
            <SearchControl key={field.name} {...field} />
          ))}
        </div>
        {submit}
      </form>
    </search>
  )
}

function SearchControl({ name, label, hint, value, error, options, maxLength }: SearchField) {
  const id = useId()
  if (options === undefined && maxLength === undefined) {
    return <Choice kind="checkbox" label={label} name={name} value="1" defaultChecked={value === '1'} />
  }
  const control = {
    id: name,
    name,
    className: 'field__control',
    defaultValue: value,
    'aria-describedby': [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
  return (
    <div className={error === undefined ? 'field' : 'field field--error'}>
      <label className="field__name field__name--span" htmlFor={name}>
        {label}
      </label>
      {hint === undefined ? null : <FieldHint id={`${id}hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}error`}>{error}</FieldError>
      {options === undefined ? (
        <input {...control} maxLength={maxLength} autoComplete="off" />
      ) : (
        <select {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface SearchFormProps {
  /** Accessible name of the landmark. */
  label: string
  /** The form's action. */
  action: string
  fields: readonly SearchField[]
  /** The button that sends the form, in `Actions`. */
  submit: ReactNode
}

/** A choice between `options`, a short text of at most `maxLength` characters, or, without both, a checkbox with the value “1”. */
export interface SearchField {
  /** The name of the query parameter, which is also the id of the control. */
  name: string
  label: string
  value: string
  hint?: string
  error?: string
  options?: readonly { value: string; label: string }[]
  maxLength?: number
}

/** A filter above a list. If scripts are off, it is hidden and the list is not filtered. */
export function Filter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className="filter" aria-label={label}>
      {children}
    </search>
  )
}
