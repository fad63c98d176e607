import type { Locale } from '@clairmemoire/domain/locale'
import { englishWords } from './field-words.en.ts'
import { frenchWords } from './field-words.fr.ts'

const words: Readonly<Record<Locale, Readonly<Record<string, readonly [label: string, description: string]>>>> = {
  fr: frenchWords,
  en: englishWords,
}

/** Returns the words in the language of the editor; the label is the field's name if it has no words. */
export function wordsOfField(locale: Locale, field: string): { label: string; description: string } {
  const [label = field, description = ''] = words[locale][field] ?? []
  return { label, description }
}
