import '../forms.css'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../button/button.tsx'
import { FieldGroup, type FieldGroupQuestion } from '../field-group/field-group.tsx'
import { useFilledText } from '../field-group/use-filled-text.ts'

const orders = { 'day-first': ['day', 'month', 'year'], 'month-first': ['month', 'day', 'year'] } as const

/**
 * A date that is typed in three fields. Any input is accepted as the value, valid or not. With a `picker`, the browser's calendar
 * can fill the same fields (R5-03). The first field has the id (`id`, or `name` as a fallback).
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

/** Rendered only if the browser can open its calendar; older browsers cannot. It is not rendered before hydration. */
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
  /** The invalid parts; all three are marked if this is undefined and there is an error. */
  wrongParts?: readonly DatePart[]
  /** Whether this is the date of birth of the person who types; it then allows autofill (WCAG 1.3.5). */
  isBirthday?: boolean
  /** Adds a button that opens the browser’s calendar. */
  picker?: Picker
}

interface Picker {
  label: string
  /** The first date in the calendar, as YYYY-MM-DD. It does not limit typed dates. */
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

/** The input as typed; it may be invalid. */
interface TypedDate {
  day: string
  month: string
  year: string
}

/** Returns the date as YYYY-MM-DD for the browser's calendar; for an incomplete date an empty string, so that it opens at today. */
export function toIsoDate({ day, month, year }: TypedDate): string {
  const date = [year, month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-').trim()
  return /^\d{4}-(?!00)\d{2}-(?!00)\d{2}$/.test(date) ? date : ''
}

/** Returns the parts of a YYYY-MM-DD date, without leading zeros; undefined for any other text. */
export function fromIsoDate(date: string): TypedDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : undefined
}
