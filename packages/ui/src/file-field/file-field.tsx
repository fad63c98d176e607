import '../forms.css'
import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from '../field-group/field-group.tsx'

/** A file input; the page reads the file and sends it nowhere. */
export function FileField({ id: givenId, label, hint, error, accept, onChange }: FileFieldProps) {
  const base = useId()
  const id = givenId ?? base
  const ids = { hint: `${base}hint`, error: `${base}error` }
  const describedBy = [hint === undefined ? '' : ids.hint, error === undefined ? '' : ids.error].filter(Boolean)
  return (
    <div className={error === undefined ? 'field' : 'field field--error'}>
      <div className="field__name field__name--span">
        <label htmlFor={id}>{label}</label>
      </div>
      {hint === undefined ? null : <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <FieldError id={ids.error}>{error}</FieldError>
      <input
        id={id}
        className="field__control file-field__control"
        type="file"
        accept={accept}
        aria-describedby={describedBy.join(' ') || undefined}
        aria-invalid={error === undefined ? undefined : true}
        onChange={({ target }) => onChange(target.files?.[0])}
      />
    </div>
  )
}

interface FileFieldProps {
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: Exclude<ReactNode, boolean | null>
  /** The file types that the file dialog shows, for example `.json`. */
  accept?: string
  /** Called with the chosen file, or with undefined when the selection is cleared. */
  onChange: (file: File | undefined) => void
}
