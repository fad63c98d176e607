import type { Locale } from '@clairmemoire/domain/locale'
import type { Core } from '@strapi/strapi'

/** The admin language of the current user: French unless they chose another. */
export function readerLocale(strapi: Core.Strapi): Locale {
  const language: string = strapi.requestContext.get()?.state['user']?.preferedLanguage ?? 'fr'
  return language.startsWith('fr') ? 'fr' : 'en'
}
