import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from '../field-messages/field-messages.tsx'
import { TextCounter } from './text-counter.tsx'

/**
 * One line or, with `multiline`, a few lines of text with a label that stays. What is typed is never cut off: a
 * `counter` says how much is left, or how much is too much.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelAs: Label = 'span', optionalLabel, hint, error, suffix, counter, multiline = false } = props
  const base = useId()
  const id = props.id ?? props.name ?? base
  const ids = { hint: `${base}hint`, error: `${base}error`, suffix: `${base}suffix`, counter: `${base}counter` }
  const describedBy = [
    hint === undefined ? '' : ids.hint,
    error === undefined ? '' : ids.error,
    suffix === undefined ? '' : ids.suffix,
    counter === undefined ? '' : ids.counter,
  ].filter(Boolean)
  const control = {
    id,
    className: 'text-field__control',
    name: props.name,
    value: props.value,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  }
  return (
    <div className={error === undefined ? 'text-field' : 'text-field text-field--error'}>
      <LabelFrame heading={Label}>
        <label htmlFor={id}>
          {label}
          {optionalLabel === undefined ? null : <span className="text-field__optional"> {optionalLabel}</span>}
        </label>
      </LabelFrame>
      {hint === undefined ? null : <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <FieldError id={ids.error}>{error}</FieldError>
      <div className="text-field__row">
        {multiline ? <textarea {...control} rows={5} /> : <input {...control} type={props.type ?? 'text'} />}
        {suffix === undefined ? null : <span id={ids.suffix}>{suffix}</span>}
      </div>
      {counter === undefined ? null : <TextCounter id={ids.counter} typed={props.value.length} {...counter} />}
    </div>
  )
}

function LabelFrame({ heading: Heading, children }: { heading: 'h1' | 'h2' | 'span'; children: ReactNode }) {
  return (
    <div className={`text-field__label text-field__label--${Heading}`}>
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{children}</Heading>
    </div>
  )
}

type InputProps = ComponentProps<'input'>

export interface TextFieldProps {
  label: ReactNode
  /** `h1` when the question is the page (one question per page). */
  labelAs?: 'h1' | 'h2' | 'span'
  /** “(optional)”: required fields carry no mark. */
  optionalLabel?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string
  name?: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel'
  inputMode?: InputProps['inputMode']
  autoComplete?: string
  /** A unit after the field: “years”. */
  suffix?: ReactNode
  multiline?: boolean
  /** `text` says how many characters are left; less than zero means too many. */
  counter?: { maximum: number; text: (left: number) => string }
}
