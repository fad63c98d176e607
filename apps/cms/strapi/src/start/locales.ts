import { defaultLocale, type Locale, locales } from '@clairmemoire/domain/locale'
import type { Core } from '@strapi/strapi'

const names: Readonly<Record<Locale, string>> = { fr: 'Français (fr)', en: 'English (en)' }

/** Creates the languages of the site, French first; existing ones are not changed. */
export async function prepareLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales')
  for (const code of locales) if (!(await service.findByCode(code))) await service.create({ code, name: names[code] })
  await service.setDefaultLocale({ code: defaultLocale })
}

const user = 'admin::user'

/** Gives users without a language the default language; otherwise the admin would be in English. */
export async function prepareUsers(strapi: Core.Strapi): Promise<void> {
  const preferedLanguage = defaultLocale
  await strapi.db.query(user).updateMany({ where: { preferedLanguage: null }, data: { preferedLanguage } })
  strapi.db.lifecycles.subscribe({
    models: [user],
    beforeCreate: ({ params }) => {
      params.data = { ...params.data, preferedLanguage: params.data?.['preferedLanguage'] ?? preferedLanguage }
    },
  })
}
