import { bounds } from '@clairmemoire/cms-client/bounds'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'

interface Model {
  uid: string
  attributes: Readonly<Record<string, { type: string; maxLength?: number; regex?: string }>>
}

interface Configuration {
  settings: { mainField: string }
  layouts: { list: readonly string[] }
}

/** The part of the content manager that configures the forms of types or components. */
interface Forms {
  findConfiguration: (model: Model) => Promise<Configuration>
  updateConfiguration: (model: Model, configuration: Configuration) => Promise<unknown>
}

/** The columns of a list after the first column, if the type has these fields. Strapi adds the languages and the status. */
const columns = ['role', 'site', 'state', 'reviewedOn', 'nextReview', 'updatedOn', 'lastChecked', 'sample']

/** The types of text fields, which can be the title of a row. */
const worded = ['string', 'text', 'uid', 'enumeration']

/** Configures lists and rows once; changes made in the admin stay. */
export async function prepareForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  for (const model of typesOf(strapi)) await prepare(manager.service('content-types'), model)
  for (const model of componentsOf(strapi)) await prepare(manager.service('components'), model)
}

/**
 * Limits the length of titles, names and descriptions while an editor types. A wrong address is refused when it is saved, because
 * the form’s own message is an English one with a regular expression.
 */
export function limitFields(strapi: Core.Strapi): void {
  for (const { attributes } of [...typesOf(strapi), ...componentsOf(strapi)])
    for (const [name, attribute] of Object.entries(attributes))
      if (attribute.type === 'uid') attribute.regex ??= '^'
      else if (attribute.type === 'string' || (attribute.type === 'text' && name === 'description'))
        attribute.maxLength ??= bounds.label
}

function typesOf(strapi: Core.Strapi): readonly Model[] {
  return (Object.values(strapi.contentTypes) as readonly Model[]).filter(({ uid }) => kindOf(uid) !== undefined)
}

function componentsOf(strapi: Core.Strapi): readonly Model[] {
  return Object.values(strapi.components) as readonly Model[]
}

async function prepare(forms: Forms, model: Model): Promise<void> {
  const configuration = await forms.findConfiguration(model)
  const { settings, layouts } = configuration
  const isNew = layouts.list.some((name) => /^(?:id|documentId)$/.test(name))
  const mainField = /^(?:id|documentId)$/.test(settings.mainField) ? titleOf(model) : settings.mainField
  const shown = columns.filter((name) => Object.hasOwn(model.attributes, name) && name !== mainField)
  await forms.updateConfiguration(model, {
    ...configuration,
    settings: { ...settings, mainField },
    layouts: isNew ? { ...layouts, list: [mainField, ...shown] } : layouts,
  })
}

/** Returns the field that is shown as the title of a row: the first text field, or else the id. */
function titleOf({ attributes }: Model): string {
  const [name = 'id'] = Object.entries(attributes).find(([, { type }]) => worded.includes(type)) ?? []
  return name
}
