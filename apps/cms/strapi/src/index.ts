import type { Core } from '@strapi/strapi'
import { checkBeforePublishing } from './publishing/check-before-publishing.ts'
import { draftFromRegister } from './publishing/draft-from-register.ts'
import { factsOfOtherLanguage } from './publishing/facts-of-other-language.ts'
import { saveStudies } from './publishing/keep-studies.ts'
import { relativeImagePaths, withdrawReview } from './publishing/on-saving.ts'
import { refuseInWords } from './publishing/refusal.ts'
import { slugFollowsTitle } from './publishing/slug-follows-title.ts'
import { notifySites } from './sites/notify-sites.ts'
import { prepareLocales, prepareUsers } from './start/locales.ts'
import { limitFields, prepareForms } from './start/prepare-forms.ts'
import { prepareRoles } from './start/roles.ts'
import { seed } from './start/seed.ts'
import { letPublicRead, preparePreviewToken } from './start/site-access.ts'

/** The topics of an article, chosen from a list: stored as an array of their names. */
const topicsField = { name: 'topics', type: 'json' } as const

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register(topicsField)
    limitFields(strapi)
    strapi.documents.use(refuseInWords(strapi))
    strapi.documents.use(relativeImagePaths())
    strapi.documents.use(withdrawReview(strapi))
    strapi.documents.use(saveStudies(strapi))
    strapi.documents.use(factsOfOtherLanguage(strapi))
    strapi.documents.use(draftFromRegister(strapi))
    strapi.documents.use(slugFollowsTitle(strapi))
    strapi.documents.use(checkBeforePublishing(strapi))
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepareUsers(strapi)
    await prepareLocales(strapi)
    await letPublicRead(strapi)
    await prepareRoles(strapi)
    await prepareForms(strapi)
    await preparePreviewToken(strapi)
    await seed(strapi)
    notifySites(strapi)
  },
}
