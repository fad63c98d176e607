import { isLocale, type Locale } from '@clairmemoire/domain/locale'
import type { Content } from '../../src/platform/content/content.ts'

/** Names something that can be read, such as `fr article sleep`; a slug holds no space. */
export function keyOf(locale: Locale, kind: keyof Content, slug?: string): string {
  return slug === undefined ? `${locale} ${kind}` : `${locale} ${kind} ${slug}`
}

/** Reads from the service what a key names. */
export async function readContent(contentIn: (locale: Locale) => Content, key: string): Promise<unknown> {
  const [locale = '', kind = '', slug = ''] = key.split(' ')
  if (!isLocale(locale)) throw new Error(`No content under "${key}"`)
  const content = contentIn(locale)
  if (!isKind(content, kind)) throw new Error(`No content under "${key}"`)
  return content[kind](slug)
}

function isKind(content: Content, kind: string): kind is keyof Content {
  return Object.hasOwn(content, kind)
}
