import { topics } from '@clairmemoire/cms-client/topic'
import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

interface TopicsInputProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** The topics of an article, chosen from those of the site. */
export function TopicsInput({ name, label, hint, required = false, disabled = false }: TopicsInputProps) {
  const { value, error, onChange } = useField<readonly string[] | null>(name)
  return (
    <Field.Root name={name} id={name} required={required} error={error} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <MultiSelect
        withTags
        disabled={disabled}
        value={[...(value ?? [])]}
        onChange={(chosen: string[]) => onChange(name, chosen)}
      >
        {topics.map((topic) => (
          <MultiSelectOption key={topic} value={topic}>
            {inWords[topic]}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  )
}

const inWords: Readonly<Record<(typeof topics)[number], string>> = {
  memory: 'Mémoire · Memory',
  consultation: 'Consultation',
  lifestyle: 'Mode de vie · Lifestyle',
  medicines: 'Médicaments · Medicines',
  research: 'Recherche · Research',
  relatives: 'Proches · Relatives',
}
