import type { ContactStep, StepInputProps } from '../step.ts'
import { ContactFieldset } from './contact-fieldset.tsx'

export function ContactInput({ step, ...fieldset }: StepInputProps<ContactStep>) {
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      {step.hint === undefined ? null : <p>{step.hint}</p>}
      <ContactFieldset fields={step.fields} {...fieldset} />
    </>
  )
}
