import { type Locale, localeOfLanguage } from '@clairmemoire/domain/locale'
import type { Core } from '@strapi/strapi'

/** The admin language of the current user: French unless they chose another. */
export function readerLocale(strapi: Core.Strapi): Locale {
  return localeOfLanguage(strapi.requestContext.get()?.state['user']?.preferedLanguage ?? 'fr')
}
