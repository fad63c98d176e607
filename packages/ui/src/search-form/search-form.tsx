import '../forms.css'
import { type ReactNode, useId } from 'react'
import { Choice } from '../choice/choice.tsx'
import { FieldError, FieldHint } from '../field-group/field-group.tsx'

/** What narrows a list down, sent by the browser itself: the choice stands in the address, with or without scripts. */
export function SearchForm({ label, action, fields, submit, children }: SearchFormProps) {
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
      {children}
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
  /** Names the place for readers who listen. */
  label: string
  /** Where it is sent to. */
  action: string
  fields: readonly SearchField[]
  /** The button that sends it. */
  submit: ReactNode
  children?: ReactNode
}

/** One of several `options`, a short text of `maxLength` characters, or else a box to tick, whose value is then “1”. */
export interface SearchField {
  /** In the address, and the id of its control. */
  name: string
  label: string
  value: string
  hint?: string
  error?: string
  options?: readonly { value: string; label: string }[]
  maxLength?: number
}

/** What narrows a list down, above the list; left out where no scripts run, for there the list is whole. */
export function Filter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className="filter" aria-label={label}>
      {children}
    </search>
  )
}
