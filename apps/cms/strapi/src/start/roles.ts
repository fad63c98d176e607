import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { locales } from '@clairmemoire/domain/locale'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'

/** What somebody may do with a kind of document, or with a field of it. */
interface Permission {
  action: string
  subject?: string
  properties?: { fields?: readonly string[]; locales?: readonly string[] }
}

type Action = 'create' | 'read' | 'update' | 'delete' | 'publish'

interface Role {
  code: string
  name: string
  description: string
  /** The fields of a document that it may reach by an action; undefined for none. */
  fields: (action: Action, kind: DocumentKind) => ((field: string) => boolean) | undefined
  media: readonly string[]
}

const every = () => true
const ofReview = (field: string) => reviewFields.some((name) => name === field)
const ofApproval = (field: string) => /^approval(?:\.|$)/.test(field)
const uploads = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

/** Whoever writes does not review, and whoever reviews does not publish; one person may have two roles. */
const roles: readonly Role[] = [
  {
    code: 'clinic-editor',
    name: 'Rédaction · Editors',
    description: 'Écrivent et corrigent. · Write and correct.',
    fields: (action) => {
      if (action === 'read') return every
      return action === 'create' || action === 'update' ? (field) => !ofReview(field) && !ofApproval(field) : undefined
    },
    media: uploads,
  },
  {
    code: 'clinic-reviewer',
    name: 'Relecture médicale · Medical reviewers',
    description: 'Relisent, et disent qui a relu et quand. · Review, and say who has reviewed and when.',
    fields: (action, kind) => {
      if (action === 'read') return every
      if (action !== 'update') return undefined
      if (kind === 'studies') return ofApproval
      return kind === 'articles' ? ofReview : undefined
    },
    media: ['read'],
  },
  {
    code: 'clinic-publisher',
    name: 'Publication · Publishers',
    description: 'Publient, retirent et suppriment. · Publish, withdraw and delete.',
    fields: (action) => (action === 'read' || action === 'publish' || action === 'delete' ? every : undefined),
    media: ['read'],
  },
]

/** Those that Strapi begins with, which may publish what they wrote themselves. */
const strangers = ['strapi-editor', 'strapi-author']

/** Makes the roles of the clinic, and gives them at each start the permissions that stand here. */
export async function prepareRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role')
  for (const role of roles) {
    const { code, name, description } = role
    const { id } = (await service.findOne({ code })) ?? (await service.create({ code, name, description }))
    await service.assignPermissions(id, permissionsOf(strapi, role))
  }
  for (const code of strangers) {
    const role = await service.findOneWithUsersCount({ code })
    if (role?.usersCount === 0) await service.deleteByIds([role.id])
  }
}

function permissionsOf(strapi: Core.Strapi, { fields: fieldsFor, media }: Role): Permission[] {
  const onDocuments = allPermissions(strapi).flatMap(({ action, subject = '', properties = {} }): Permission[] => {
    const kind = kindOf(subject)
    const name = /^plugin::content-manager\.explorer\.(\w+)$/.exec(action)?.[1]
    const may = kind && name && fieldsFor(name as Action, kind)
    if (!may) return []
    const fields = properties.fields && { fields: properties.fields.filter((field) => may(field)) }
    return [{ action, subject, properties: { ...fields, locales } }]
  })
  return [...onDocuments, ...media.map((name) => ({ action: `plugin::upload.${name}` }))]
}

/** Everything that can be done with documents, each field named. */
function allPermissions(strapi: Core.Strapi): readonly Permission[] {
  const actions: readonly { section: string }[] = strapi.service('admin::permission').actionProvider.values()
  return strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === 'contentTypes'))
}

/** What the review of an article says: who, when, until when, and whether the text is a sample that nobody has reviewed. */
const reviewFields = ['reviewer', 'reviewedOn', 'nextReview', 'sample'] as const
