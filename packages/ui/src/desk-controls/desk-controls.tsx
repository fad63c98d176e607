import '../desk.css'
import '../forms.css'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { useSpaceAbove } from '../panes/use-space-above.ts'

/** Fields and their button, on one line if they fit, for people who use them all day. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

/** The controls above a list, on one line if they fit. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="bar">{children}</div>
}

/** A list, and below it the controls for its selected rows. In a large window the list scrolls in the space that the controls leave. */
export function BottomBar({ label, list, children, ref }: BottomBarProps) {
  const all = useRef<HTMLDivElement>(null)
  useSpaceAbove(all)
  return (
    <div className="bottom-bar" ref={all}>
      <div className="bottom-bar__list">{list}</div>
      {children && (
        <fieldset className="bar bottom-bar__bar" ref={ref}>
          <legend className="visually-hidden">{label}</legend>
          {children}
        </fieldset>
      )}
    </div>
  )
}

interface BottomBarProps {
  /** The name of the controls as a group, for screen readers. */
  label: string
  /** The list whose rows can be selected, above the controls. */
  list: ReactNode
  /** The controls; without them the list has the whole space. */
  children?: ReactNode
  /** For moving the focus to the controls. */
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
