import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { shortened } from '@clairmemoire/cms-client/quotation'
import { reasonText } from '@clairmemoire/cms-client/reason'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Fault } from './fault.ts'
import { placeOf } from './fault-place.ts'

const wording = {
  fr: {
    file: 'le fichier',
    slug: 'le nom du fichier',
    line: 'ligne',
    colon: '\u00a0: ',
    quote: (text: string) => `«\u00a0${text}\u00a0»`,
  },
  en: { file: 'the file', slug: 'the file name', line: 'line', colon: ': ', quote: (text: string) => `“${text}”` },
}

/** Returns a sentence for each fault, with file, line, field, reason, and the words in question. */
export async function faultTexts(faults: readonly Fault[], folder: string, locale: Locale): Promise<string[]> {
  const texts = new Map<string, string>()
  for (const { file, field } of faults)
    if (field !== '' && !texts.has(file)) texts.set(file, await textOf(path.join(folder, file)))
  return faults
    .map((fault) => ({ ...fault, ...placeOf(fault, texts.get(fault.file) ?? '') }))
    .toSorted((one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0))
    .map((fault) => faultText(fault, locale))
}

/** Returns an empty text if the file was deleted in the meantime. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** Expects the place of the fault in its file, as `placeOf` returns it. */
function faultText(fault: Fault, locale: Locale): string {
  const { file, slug, line, colon, quote } = wording[locale]
  const field = fault.field === 'slug' && fault.line === undefined ? slug : fault.field
  const where = [fault.line && `${line} ${fault.line}`, field].filter(Boolean).join(', ') || file
  const quotation = shortened(fault.quotation ?? '')
  const reason = reasonText(fault.reason, locale)
  return [fault.file, where, quotation ? `${reason} (${quote(quotation)})` : reason].join(colon)
}
