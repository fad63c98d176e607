import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { honeypot } from '../page/draft.ts'
import type { ContactField, StepValue } from '../step.ts'
import { chosenIn, editedDetails } from './contact-fields.ts'
import { contactDetails, isFieldShown } from './contact-rules.ts'

/** Attributes that make password managers and form fillers ignore an input; each product has its own attribute. */
const leftAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const

interface ContactFieldsetProps {
  fields: readonly ContactField[]
  /** A prefix for the ids of the inputs, needed if a page asks for the details of two people. */
  idPrefix?: string
  entry: StepValue | undefined
  /** Error messages, by the id of the field. */
  errors: Readonly<Record<string, string>>
  onEdit: (value: StepValue) => void
}

/** The kind of input for each type; `checked` is a text, because a register number may contain a letter. */
const kinds = { text: 'text', name: 'text', checked: 'text', choices: 'text', email: 'email', phone: 'phone' } as const

/** Shows the fields of contact details, and the honeypot. */
export function ContactFieldset({ fields, idPrefix = '', entry, errors, onEdit }: ContactFieldsetProps) {
  const { t } = useLingui()
  const details = contactDetails(entry)
  const shown = (field: ContactField) => {
    const text = details[field.id] ?? ''
    return field.type === 'phone' ? field.notation.write(text) : text
  }
  const edit = (id: string) => (text: string) => onEdit(editedDetails(fields, { ...details, [id]: text }))
  return (
    <>
      {fields.map((field) =>
        field.type === 'choices' ? (
          // Screen readers announce a question that appears after an edit (WCAG 4.1.3).
          <div key={field.id} aria-live="polite">
            {isFieldShown(field, details) ? (
              <ChoiceGroup
                id={`${idPrefix}${field.id}`}
                kind="checkbox"
                name={field.id}
                legend={field.label}
                hint={field.hint}
                error={errors[field.id]}
                legendAs="span"
                options={field.options}
                value={chosenIn(details[field.id])}
                onChange={(chosen) => edit(field.id)(chosen.join(','))}
              />
            ) : null}
          </div>
        ) : (
          <TextField
            key={field.id}
            id={`${idPrefix}${field.id}`}
            name={field.id}
            label={field.label}
            hint={field.hint}
            error={errors[field.id]}
            optionalLabel={
              field.missing === undefined ? t({ id: 'form-flow.contact.optional', message: '(facultatif)' }) : undefined
            }
            kind={kinds[field.type]}
            autoComplete={field.autoComplete ?? 'off'}
            value={shown(field)}
            onChange={edit(field.id)}
          />
        ),
      )}
      <Honeypot idPrefix={idPrefix} text={details[honeypot] ?? ''} onChange={edit(honeypot)} />
    </>
  )
}

/** An invisible input that only programs fill in. Its name means nothing to form fillers, so that they leave it empty. */
function Honeypot({ idPrefix, text, onChange }: { idPrefix: string; text: string; onChange: (text: string) => void }) {
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
