import { defaultLocale } from '@clairmemoire/domain/locale'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import { withWords } from './list-cells.tsx'
import { described, languageKey, translations } from './words.ts'

export default {
  config: { locales: ['fr'], translations, tutorials: false, notifications: { releases: false } },

  register(app: StrapiApp) {
    // The screens before the first sign-in are in the default language.
    if (localStorage.getItem(languageKey) === null) localStorage.setItem(languageKey, defaultLocale)
    app.customFields.register({
      name: 'topics',
      type: 'json',
      intlLabel: { id: 'topics.label', defaultMessage: 'Sujets · Topics' },
      intlDescription: { id: 'topics.description', defaultMessage: 'Choisis dans une liste · Chosen from a list' },
      // The type of the registration does not declare the props of the input, which every field has.
      components: {
        Input: async () => ({ default: (await import('./topics-input.tsx')).TopicsInput as ComponentType }),
      },
    })
  },

  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', described)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withWords)
  },
}
