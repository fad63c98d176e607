import { type Reason, reasonText } from '@clairmemoire/cms-client/reason'
import type { Locale } from '@clairmemoire/domain/locale'

/** A fault of a document in the repository, for its author. */
export interface Fault {
  /** Relative to the content folder, such as `fr/articles/sleep.md`. */
  file: string
  /** Its path; empty for the text below the fields, and for the whole file. */
  field: string
  /** Of the field's text, or of the file if there is no field; from 1. */
  line?: number
  reason: Reason
}

export type FaultInFile = Omit<Fault, 'file'>

const places = {
  fr: { file: 'le fichier', line: 'ligne', colon: '\u00a0:' },
  en: { file: 'the file', line: 'line', colon: ':' },
}

export function faultText({ file, field, line, reason }: Fault, locale: Locale): string {
  const words = places[locale]
  const place = [field, line && `${words.line} ${line}`].filter(Boolean).join(', ') || words.file
  return [file, place, reasonText(reason, locale)].join(`${words.colon} `)
}
