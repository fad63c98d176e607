import { honeypot } from '../drafts/honeypot.ts'

interface HoneypotProps {
  idPrefix: string
  text: string
  onChange: (text: string) => void
}

/** What asks password managers and form fillers, each in its own way, to leave an input alone. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const

/** An input that people do not see: whoever fills it in is a program, for a robot or for a person. Its name says nothing that fillers know. */
export function Honeypot({ idPrefix, text, onChange }: HoneypotProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        id={`${idPrefix}${honeypot}`}
        name={honeypot}
        tabIndex={-1}
        {...leftAlone}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
