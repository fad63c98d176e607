import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings.ts'

const token = 'admin::api-token'
const name = 'Site: drafts'

/** Lets the site read drafts by the token that both know; without one nobody reads them. */
export async function preparePreviewToken(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(token).delete({ where: { name } })
  if (settings.previewToken === undefined) return
  const accessKey: string = strapi.service(token).hash(settings.previewToken)
  await strapi.db
    .query(token)
    .create({ data: { name, kind: 'content-api', type: 'read-only', accessKey, description: '' } })
}
