import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { locales } from '@clairmemoire/domain/locale'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'

/** A permission for a document type, or for one of its fields. */
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
  /** Returns a check of the fields that an action may use; undefined if the role may not use the action. */
  fields: (action: Action, kind: DocumentKind) => ((field: string) => boolean) | undefined
  media: readonly string[]
}

const allFields = () => true
const isReviewField = (field: string) => reviewFields.some((name) => name === field)
const isApprovalField = (field: string) => /^approval(?:\.|$)/.test(field)
const uploads = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link']

/** Writing, reviewing and publishing are separate roles; one person may have more than one. */
const roles: readonly Role[] = [
  {
    code: 'clinic-editor',
    name: 'Rédaction · Editors',
    description: 'Écrivent et corrigent. · Write and correct.',
    fields: (action, kind) => {
      if (action === 'read') return allFields
      // The site has a fixed set of pages: it would not show another one.
      if (action === 'create' && kind === 'pages') return undefined
      return action === 'create' || action === 'update'
        ? (field) => !isReviewField(field) && !isApprovalField(field)
        : undefined
    },
    media: uploads,
  },
  {
    code: 'clinic-reviewer',
    name: 'Relecture médicale · Medical reviewers',
    description: 'Relisent, et disent qui a relu et quand. · Review, and say who has reviewed and when.',
    fields: (action, kind) => {
      if (action === 'read') return allFields
      if (action !== 'update') return undefined
      if (kind === 'studies') return isApprovalField
      return kind === 'articles' ? isReviewField : undefined
    },
    media: ['read'],
  },
  {
    code: 'clinic-publisher',
    name: 'Publication · Publishers',
    description: 'Publient, retirent et suppriment. · Publish, withdraw and delete.',
    fields: (action) => (action === 'read' || action === 'publish' || action === 'delete' ? allFields : undefined),
    media: ['read'],
  },
]

/** Strapi's default roles. They may publish their own texts, so they are deleted unless somebody has them. */
const defaultRoles = ['strapi-editor', 'strapi-author']

/** Creates the clinic's roles, and resets their permissions at each start. */
export async function prepareRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role')
  for (const role of roles) {
    const { code, name, description } = role
    const { id } = (await service.findOne({ code })) ?? (await service.create({ code, name, description }))
    await service.assignPermissions(id, permissionsOf(strapi, role))
  }
  for (const code of defaultRoles) {
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

/** Returns the permissions for all actions on documents, with every field. */
function allPermissions(strapi: Core.Strapi): readonly Permission[] {
  const actions: readonly { section: string }[] = strapi.service('admin::permission').actionProvider.values()
  return strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === 'contentTypes'))
}

/**
 * The fields of a review: the reviewer, the date, the date of the next review, and whether the text is an unreviewed sample.
 */
const reviewFields = ['reviewer', 'reviewedOn', 'nextReview', 'sample'] as const
