import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'

export default {
  config: { locales: ['fr'], tutorials: false, notifications: { releases: false } },

  register(app: StrapiApp) {
    app.customFields.register({
      name: 'topics',
      type: 'json',
      intlLabel: { id: 'topics.label', defaultMessage: 'Sujets · Topics' },
      intlDescription: { id: 'topics.description', defaultMessage: 'Choisis dans une liste · Chosen from a list' },
      // The registration's type does not declare the props, which are those of every field.
      components: {
        Input: async () => ({ default: (await import('./topics-input.tsx')).TopicsInput as ComponentType }),
      },
    })
  },
}
