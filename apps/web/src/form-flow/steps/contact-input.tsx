import { TextField } from '@clairmemoire/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import type { ContactField, ContactStep } from '../step.ts'
import { contactDetails, honeypot } from './contact-rules.ts'
import type { StepInputProps } from './step-input.ts'

export function ContactInput({ step, entry, errors, onEdit }: StepInputProps<ContactStep>) {
  const { t } = useLingui()
  const details = contactDetails(entry)
  const shown = (field: ContactField) => {
    const text = details[field.id] ?? ''
    return field.type === 'phone' ? field.notation.write(text) : text
  }
  const edit = (id: string) => (text: string) => onEdit({ ...details, [id]: text })
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      {step.hint === undefined ? null : <p>{step.hint}</p>}
      {step.fields.map((field) => (
        <TextField
          key={field.id}
          id={field.id}
          name={field.id}
          label={field.label}
          hint={field.hint}
          error={errors[field.id]}
          optionalLabel={
            field.missing === undefined ? t({ id: 'form-flow.contact.optional', message: '(facultatif)' }) : undefined
          }
          kind={field.type === 'name' ? 'text' : field.type}
          autoComplete={field.autoComplete ?? 'off'}
          value={shown(field)}
          onChange={edit(field.id)}
        />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={honeypot}>{honeypot}</label>
        <input
          id={honeypot}
          name={honeypot}
          tabIndex={-1}
          autoComplete="off"
          value={details[honeypot] ?? ''}
          onChange={(event) => edit(honeypot)(event.target.value)}
        />
      </div>
    </>
  )
}
