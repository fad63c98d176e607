import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { wordsOfChoice } from '../content/choice-words.ts'
import { languageOfAdmin } from './words.ts'

interface Column {
  name: string
  attribute: { type: string }
}

interface Table {
  displayedHeaders: readonly Column[]
}

/** Shows choices in words, dates in a short form, booleans as yes or no, and languages by name. */
export function withWords<Given extends Table>(table: Given): Given {
  const displayedHeaders = table.displayedHeaders.map((column) => {
    if (column.name === 'locales') return { ...column, cellFormatter: languagesCell }
    const words = inWords[column.attribute.type]
    return words === undefined ? column : { ...column, cellFormatter: cellOf(column.name, words) }
  })
  return { ...table, displayedHeaders }
}

function cellOf(name: string, words: (value: string) => string) {
  return ({ [name]: value }: Readonly<Record<string, string | boolean | null>>): ReactNode => (
    <Typography textColor="neutral800">{value === null || value === undefined ? '-' : words(String(value))}</Typography>
  )
}

interface Version {
  locale: string
}

function languagesCell({ locale, localizations = [] }: Version & { localizations?: readonly Version[] }): ReactNode {
  const names = new Intl.DisplayNames(languageOfAdmin(), { type: 'language' })
  const languages = [locale, ...localizations.map((version) => version.locale)]
  return <Typography textColor="neutral800">{languages.map((language) => names.of(language)).join(', ')}</Typography>
}

const inWords: Readonly<Record<string, (value: string) => string>> = {
  enumeration: (value) => wordsOfChoice(languageOfAdmin(), value),
  boolean: (value) => wordsOfChoice(languageOfAdmin(), value === 'true' ? 'yes' : 'no'),
  date: (value) => new Date(value).toLocaleDateString(languageOfAdmin(), { dateStyle: 'medium', timeZone: 'UTC' }),
}
