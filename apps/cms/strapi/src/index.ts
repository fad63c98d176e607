import type { Core } from '@strapi/strapi'
import { topicsField } from './content/topics-field.ts'
import { checkBeforePublishing } from './publishing/check-before-publishing.ts'
import { prepareLocales } from './start/locales.ts'
import { letPublicRead } from './start/public-reading.ts'
import { seed } from './start/seed.ts'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register(topicsField)
    strapi.documents.use(checkBeforePublishing(strapi))
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareLocales(strapi)
    await letPublicRead(strapi)
    await seed(strapi)
  },
}
