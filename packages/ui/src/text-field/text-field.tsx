import '../forms.css'
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError, FieldHint } from '../field-group/field-group.tsx'
import { useFilledText } from '../field-group/use-filled-text.ts'

const pause = 1000

/** The kind of text sets the keyboard, autofill and spell checking. No kind refuses any input. */
const textKinds = {
  text: {},
  long: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // A field of type “number” changes with the mouse wheel and hides invalid input.
  number: { inputMode: 'numeric', autoComplete: 'off' },
  /** A code that is pasted or typed from paper; it is not a password of the person, so browsers should not fill it in. */
  password: { type: 'password', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  search: { type: 'search', autoComplete: 'off', autoCapitalize: 'none' },
  'postal-code': { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
} as const satisfies Record<
  string,
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>
>

type TextKind = keyof typeof textKinds

/**
 * A text field of any kind with a permanent label. Input is never truncated or reformatted. The hint shows an example, and a `counter`
 * shows how many characters are left or too many.
 */
export function TextField({ labelAs: Label = 'span', kind = 'text', ...props }: TextFieldProps) {
  const { label, optionalLabel, hint, error, counter } = props
  const preset: { autoComplete?: string } = textKinds[kind]
  const base = useId()
  const id = props.id ?? props.name ?? base
  const ids = { hint: `${base}hint`, error: `${base}error` }
  // The counter is not part of the description: Orca reads a changed description again, so it would do so after each key.
  const describedBy = [hint === undefined ? '' : ids.hint, error === undefined ? '' : ids.error].filter(Boolean)
  const control = {
    ...preset,
    ref: useFilledText(props.value, props.onChange),
    id,
    className: `field__control text-field__control text-field__control--${kind}`,
    name: props.name,
    value: props.value,
    autoComplete: props.autoComplete ?? preset.autoComplete,
    dir: 'auto',
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
  }
  return (
    <div className={error === undefined ? 'field' : 'field field--error'}>
      <div className={`field__name field__name--${Label}`}>
        <Label tabIndex={Label === 'h1' ? -1 : undefined}>
          <label htmlFor={id}>
            {label}
            {optionalLabel === undefined ? null : <span className="text-field__optional"> {optionalLabel}</span>}
          </label>
        </Label>
      </div>
      {hint === undefined ? null : <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <FieldError id={ids.error}>{error}</FieldError>
      <div className="text-field__row">
        {kind === 'long' ? <textarea {...control} rows={5} /> : <input {...control} />}
      </div>
      {counter === undefined ? null : <TextCounter typed={Array.from(props.value).length} {...counter} />}
    </div>
  )
}

export interface TextFieldProps {
  label: ReactNode
  /** `h1` if the field is the only question of the page. */
  labelAs?: 'h1' | 'h2' | 'span'
  /** The text “(optional)”. Required fields have no such text. */
  optionalLabel?: ReactNode
  hint?: ReactNode
  error?: Exclude<ReactNode, boolean | null>
  id?: string
  name?: string
  /** The typed text, unchanged. */
  value: string
  onChange: (value: string) => void
  /** Sets the keyboard, autofill and spell checking; `text` by default. */
  kind?: TextKind
  /** Overrides the value of the kind, for example with `off` if the answer is about another person. */
  autoComplete?: string | undefined
  /** Counts Unicode characters. `text` makes the message from the number of characters left, which is negative if there are too many. */
  counter?: { maximum: number; text: (left: number) => string } | undefined
}

/** Shows at once how many characters are left, but announces the number only when the person pauses. */
function TextCounter({ typed, maximum, text }: TextCounterProps) {
  const shown = text(maximum - typed)
  const [spoken, setSpoken] = useState('')
  // If the live region changed with every key, its announcements would interrupt people who type.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(typed === 0 ? '' : shown), pause)
    return () => clearTimeout(timer)
  }, [shown, typed])
  return (
    <>
      <p className={typed > maximum ? 'text-counter text-counter--over' : 'text-counter'}>{shown}</p>
      <output className="visually-hidden">{spoken}</output>
    </>
  )
}

interface TextCounterProps {
  typed: number
  maximum: number
  text: (left: number) => string
}
