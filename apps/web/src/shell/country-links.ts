import { type Locale, locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { PublicSettings } from '../platform/settings/public-settings.ts'
import { counterpartPath } from '../routing/counterpart-path.ts'

export interface CountryLink {
  lang: Locale
  name: string
  language: string
  href: string
  current: boolean
}

const countries = {
  fr: { name: 'France', language: 'français' },
  en: { name: 'United States', language: 'English' },
} satisfies Record<Locale, { name: string; language: string }>

/**
 * Where each country's site is: the same page there if it exists, else its home page (R2-83, R2-84).
 * A host that is neither staging nor production has no counterpart, so the choice is kept in a cookie.
 */
export function countryLinks(
  pathname: string,
  { locale, environment, hosts }: Pick<PublicSettings, 'locale' | 'environment' | 'hosts'>,
): readonly CountryLink[] {
  return locales.map((lang) => {
    const path = counterpartPath(pathname, lang) ?? '/'
    const current = lang === locale
    const elsewhere = environment === 'local' ? `/locale/${lang}` : siteOrigin(lang, environment, hosts) + path
    return { lang, ...countries[lang], current, href: current ? path : elsewhere }
  })
}
