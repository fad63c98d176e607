import { readCatalogs } from '@clairmemoire/catalogs/catalog'
import { locales } from '@clairmemoire/domain/locale'
import { inRepository, type ReadText } from './read-text.ts'

const choice = /\{\w+, (?:plural|select|selectordinal),(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g

/** Makes plain text of a message: without elements, with a word for each value, and with the last of several plural forms. */
export function plainMessage(message: string): string {
  return message
    .replaceAll(choice, (forms) => (/ other \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(forms)?.[1] ?? '').replaceAll('#', '2'))
    .replaceAll(/\{\w+\}/g, '2')
    .replaceAll(/<\/?\w+\/?>/g, '')
    .trim()
}

/** Every catalog of the site in both languages. */
export async function catalogTexts(): Promise<readonly ReadText[]> {
  const catalogs = await readCatalogs(inRepository('apps/web'))
  return catalogs.flatMap((catalog) =>
    locales.map((locale) => ({
      place: `apps/web/${catalog.folder} in ${locale}`,
      locale,
      lines: Object.entries(catalog[locale] ?? {}).map(([field, message]) => {
        const text = plainMessage(message)
        return { field, text, isTitle: !/[.!?:…]$/.test(text) }
      }),
    })),
  )
}
