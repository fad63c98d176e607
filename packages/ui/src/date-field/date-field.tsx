import '../forms.css'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'
import { useFilledText } from '../field-group/use-filled-text.ts'

const orders = {
  'day-first': ['day', 'month', 'year'],
  'month-first': ['month', 'day', 'year'],
} as const

/**
 * A date typed in three fields; any input is the answer, valid or not. With a `picker`, the browser's calendar fills the same
 * fields (R5-03). The first field has the id (`id`, else `name`).
 */
export function DateField({
  name,
  id = name,
  order = 'day-first',
  labels,
  value,
  onChange,
  wrongParts,
  isBirthday,
  picker,
  ...question
}: DateFieldProps) {
  const isWrong = (part: DatePart) => question.error !== undefined && (wrongParts?.includes(part) ?? true)
  return (
    <FieldGroup {...question}>
      <div className="date-field">
        {orders[order].map((part, index) => (
          <DateInput
            key={part}
            id={index === 0 ? id : `${id}-${part}`}
            part={part}
            name={`${name}-${part}`}
            label={labels[part]}
            value={value[part]}
            isWrong={isWrong(part)}
            autoComplete={isBirthday ? `bday-${part}` : 'off'}
            onChange={(text) => onChange({ ...value, [part]: text })}
          />
        ))}
        {picker === undefined ? null : <DatePicker {...picker} value={value} onChange={onChange} />}
      </div>
    </FieldGroup>
  )
}

function DateInput({ part, label, isWrong, onChange, ...input }: DateInputProps) {
  return (
    <div>
      <label className="date-field__label" htmlFor={input.id}>
        {label}
      </label>
      <input
        {...input}
        ref={useFilledText(input.value, onChange)}
        className={`field__control date-field__control date-field__control--${part}`}
        inputMode="numeric"
        aria-invalid={isWrong ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Rendered only if the browser can open its calendar: not in older browsers, and not before hydration. */
function DatePicker({ label, earliest, latest, value, onChange }: DatePickerProps) {
  const canOpen = useSyncExternalStore(
    () => () => undefined,
    () => 'showPicker' in HTMLInputElement.prototype,
    () => false,
  )
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    if (input.current === null) return
    input.current.value = toIsoDate(value)
    input.current.showPicker()
  }
  if (!canOpen) return null
  return (
    <div className="date-field__picker">
      <Button kind="quiet" onClick={open}>
        {label}
      </Button>
      <input
        className="date-field__calendar"
        ref={input}
        type="date"
        min={earliest}
        max={latest}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const picked = fromIsoDate(event.target.value)
          if (picked !== undefined) onChange(picked)
        }}
      />
    </div>
  )
}

type DatePart = keyof TypedDate

export interface DateFieldProps extends FieldGroupQuestion {
  name: string
  id?: string
  /** The order of the fields where the reader lives; day first by default. */
  order?: keyof typeof orders
  /** The labels of the three fields. */
  labels: Readonly<Record<DatePart, string>>
  value: TypedDate
  onChange: (value: TypedDate) => void
  /** The invalid part; without it, all three are marked. */
  wrongParts?: readonly DatePart[]
  /** The date of birth of the person who types, which allows autofill (WCAG 1.3.5). */
  isBirthday?: boolean
  /** The button that opens the browser’s calendar, if there is one. */
  picker?: Picker
}

interface Picker {
  label: string
  /** YYYY-MM-DD; limits the calendar, not the typed date. */
  earliest?: string
  latest?: string
}

interface DatePickerProps extends Picker {
  value: TypedDate
  onChange: (value: TypedDate) => void
}

interface DateInputProps {
  id: string
  part: DatePart
  name: string
  label: string
  value: string
  isWrong: boolean
  autoComplete: string
  onChange: (text: string) => void
}

/** Unvalidated input. */
interface TypedDate {
  day: string
  month: string
  year: string
}

/** YYYY-MM-DD for the browser's calendar; empty for an invalid date, so that it opens on today. */
export function toIsoDate({ day, month, year }: TypedDate): string {
  const date = [year, month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-').trim()
  return /^\d{4}-(?!00)\d{2}-(?!00)\d{2}$/.test(date) ? date : ''
}

/** Undefined when no date was picked. */
export function fromIsoDate(date: string): TypedDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : undefined
}
