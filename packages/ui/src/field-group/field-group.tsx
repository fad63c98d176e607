import '../forms.css'
import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'

/** The frame of a question with several inputs. Question, hint and error are announced with the whole group. */
export function FieldGroup({ role, legend, legendAs: Legend = 'span', hint, error, children }: FieldGroupProps) {
  const base = useId()
  const hintId = `${base}hint`
  const errorId = `${base}error`
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ')
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--error'}
      role={role}
      aria-describedby={describedBy || undefined}
      aria-invalid={role === 'radiogroup' && error !== undefined ? true : undefined}
    >
      <legend className={`field__name field__name--${Legend}`}>
        <Legend tabIndex={Legend === 'h1' ? -1 : undefined}>{legend}</Legend>
      </legend>
      {hint === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
      {children}
    </fieldset>
  )
}

/** The props that every question with several inputs has. */
export interface FieldGroupQuestion {
  legend: ReactNode
  /** `h1` if this is the only question of the page. */
  legendAs?: 'h1' | 'h2' | 'span' | undefined
  hint?: ReactNode
  error?: Exclude<ReactNode, boolean | null>
}

interface FieldGroupProps extends FieldGroupQuestion {
  /** Of all groups, only radio groups may have `aria-invalid`; other inputs have it on each input. */
  role?: 'radiogroup' | undefined
  children: ReactNode
}

/** One short sentence that helps people to answer; the field refers to it with `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-hint" id={id}>
      {children}
    </p>
  )
}

/**
 * The error and how to correct it; the field refers to it with `aria-describedby`. It is not a live region, because the error
 * summary takes the focus and announces the error, which would then be announced twice.
 */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (children === undefined) return null
  return (
    <p className="field-error" id={id}>
      <Icon drawing={CircleAlert}>
        <span>{children}</span>
      </Icon>
    </p>
  )
}
