import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { honeypot } from './contact-rules.ts'

interface HoneypotProps {
  id: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

/** What asks password managers, each in its own way, to leave an input alone. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const

/** Hidden from people until a program has filled it in: whoever sent that program can then see the text and erase it. */
export function Honeypot({ id, text, error, onChange }: HoneypotProps) {
  const { t } = useLingui()
  if (text !== '' || error !== undefined)
    return (
      <TextField
        id={id}
        name={honeypot}
        label={t({ id: 'form-flow.honeypot.label', message: 'Laissez ce champ vide' })}
        hint={t({
          id: 'form-flow.honeypot.hint',
          message: 'Un outil de remplissage automatique a écrit ici. Effacez ce texte pour envoyer votre demande.',
        })}
        error={error}
        kind="text"
        autoComplete="off"
        value={text}
        onChange={onChange}
      />
    )
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{honeypot}</label>
      <input
        id={id}
        name={honeypot}
        tabIndex={-1}
        {...leftAlone}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
