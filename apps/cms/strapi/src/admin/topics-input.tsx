import { topics } from '@clairmemoire/cms-client/topic'
import type { Locale } from '@clairmemoire/domain/locale'
import { Field, MultiSelect, MultiSelectOption } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { languageOfAdmin } from './words.ts'

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
            {inWords[topic][languageOfAdmin()]}
          </MultiSelectOption>
        ))}
      </MultiSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  )
}

const inWords: Readonly<Record<(typeof topics)[number], Readonly<Record<Locale, string>>>> = {
  memory: { fr: 'Mémoire', en: 'Memory' },
  consultation: { fr: 'Consultation', en: 'Consultation' },
  lifestyle: { fr: 'Vie quotidienne', en: 'Everyday life' },
  medicines: { fr: 'Médicaments', en: 'Medicines' },
  research: { fr: 'Recherche', en: 'Research' },
  relatives: { fr: 'Proches', en: 'Relatives' },
}
