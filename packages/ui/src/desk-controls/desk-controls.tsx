import '../desk.css'
import '../forms.css'
import { type ReactNode, type Ref, useId } from 'react'

/** Fields and their button, on one line if they fit, for people who use them all day. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

/** The controls above a list, on one line if they fit. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>
}

/** Controls for the selected rows of a list. They stay at the bottom of the window, in front of the list. */
export function BottomBar({ label, children, ref }: BottomBarProps) {
  return (
    <fieldset className="bar bar--bottom" ref={ref}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

interface BottomBarProps {
  /** The name of the group, for screen readers. */
  label: string
  children: ReactNode
  /** For moving the focus to it. */
  ref?: Ref<HTMLFieldSetElement>
}

/** A compact choice between a few options, for filters that are used all day. Questions of forms use radios instead. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field select-field">
      <label className="field__name field__name--span" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field__control" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface SelectFieldProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}
