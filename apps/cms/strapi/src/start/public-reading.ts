import type { Core } from '@strapi/strapi'
import { contentKinds, kinds } from '../content/kinds.ts'

const role = 'plugin::users-permissions.role'
const permission = 'plugin::users-permissions.permission'

/** Lets who is nobody read what is published, and do nothing else. */
export async function letPublicRead(strapi: Core.Strapi): Promise<void> {
  const wanted = [...contentKinds.map((name) => `${kinds[name].uid}.find`), `${kinds.articles.uid}.listed`]
  const visitor = await strapi.db.query(role).findOne({ where: { type: 'public' }, populate: ['permissions'] })
  const held: readonly { id: number; action: string }[] = visitor.permissions
  for (const { id, action } of held)
    if (!wanted.includes(action)) await strapi.db.query(permission).delete({ where: { id } })
  for (const action of wanted)
    if (held.every((one) => one.action !== action))
      await strapi.db.query(permission).create({ data: { action, role: visitor.id } })
}
