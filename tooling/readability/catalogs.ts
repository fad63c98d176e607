import { globSync, readFileSync } from 'node:fs'
import { locales } from '@clairmemoire/domain/locale'
import { formatter } from '@lingui/format-po'
import { inRepository, type ReadText } from './read-text.ts'

const choice = /\{\w+, (?:plural|select|selectordinal),(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** A message as a person reads it: without elements, with a word for each value and the last of several forms. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(choice, (forms) => (/ other \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(forms)?.[1] ?? '').replaceAll('#', '2'))
    .replaceAll(/\{\w+\}/g, '2')
    .replaceAll(/<\/?\w+\/?>/g, '')
    .trim()
}

const format = formatter({ explicitIdAsDefault: true })

/** Every catalog of the site in both languages. */
export async function catalogTexts(): Promise<readonly ReadText[]> {
  const folders = globSync('apps/web/src/**/locales', { cwd: inRepository('.') }).toSorted()
  const texts = folders.flatMap((folder) => locales.map((locale) => catalogText(`${folder}/${locale}.po`, locale)))
  return Promise.all(texts)
}

async function catalogText(place: string, locale: ReadText['locale']): Promise<ReadText> {
  const filename = inRepository(place)
  // A feature of the French site only has no English catalog.
  const source = globSync(filename).length === 0 ? '' : readFileSync(filename, 'utf8')
  const messages = await format.parse(source, { locale, sourceLocale: 'fr', filename })
  const lines = Object.entries(messages).map(([id, { translation = '' }]) => {
    const text = plainMessage(translation)
    return { field: id, text, isTitle: !/[.!?:…]$/.test(text) }
  })
  return { place, locale, lines }
}
