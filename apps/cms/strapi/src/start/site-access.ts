import type { Core } from '@strapi/strapi'
import { contentKinds, guides, kinds } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

const role = 'plugin::users-permissions.role'
const permission = 'plugin::users-permissions.permission'

/** Lets anonymous visitors read published documents, and do nothing else. */
export async function letPublicRead(strapi: Core.Strapi): Promise<void> {
  const wanted = [
    ...[guides, ...contentKinds.map((name) => kinds[name])].map(({ uid }) => `${uid}.find`),
    `${kinds.articles.uid}.listed`,
  ]
  const visitor = await strapi.db.query(role).findOne({ where: { type: 'public' }, populate: ['permissions'] })
  const held: readonly { id: number; action: string }[] = visitor.permissions
  for (const { id, action } of held)
    if (!wanted.includes(action)) await strapi.db.query(permission).delete({ where: { id } })
  for (const action of wanted)
    if (held.every((one) => one.action !== action))
      await strapi.db.query(permission).create({ data: { action, role: visitor.id } })
}

const token = 'admin::api-token'
const name = 'Site: drafts'

/** Lets the site read drafts with a shared token; without a token, drafts cannot be read. */
export async function preparePreviewToken(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(token).delete({ where: { name } })
  if (settings.previewToken === undefined) return
  const accessKey: string = strapi.service(token).hash(settings.previewToken)
  await strapi.db
    .query(token)
    .create({ data: { name, kind: 'content-api', type: 'read-only', accessKey, description: '' } })
}
