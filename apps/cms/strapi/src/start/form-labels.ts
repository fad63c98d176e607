import type { Core } from '@strapi/strapi'
import { labelInBoth } from '../content/field-labels.ts'
import { kindOf } from '../content/kinds.ts'

interface Configuration {
  metadatas: Readonly<Record<string, { edit?: { label?: string } }>>
}

/** The part of the content manager that knows the forms of kinds, or of components. */
interface Forms {
  findConfiguration: (model: object) => Promise<Configuration>
  updateConfiguration: (model: object, configuration: Configuration) => Promise<unknown>
}

/** Labels the fields of every form in words; a label that somebody has changed in the admin stays. */
export async function labelForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  const kinds = Object.values(strapi.contentTypes).filter(({ uid }) => kindOf(uid) !== undefined)
  for (const kind of kinds) await label(manager.service('content-types'), kind)
  for (const component of Object.values(strapi.components)) await label(manager.service('components'), component)
}

async function label(forms: Forms, model: object): Promise<void> {
  const { metadatas, ...others } = await forms.findConfiguration(model)
  const labelled = Object.entries(metadatas).map(([name, metadata]) => {
    const { edit } = metadata
    return [name, edit?.label === name ? { ...metadata, edit: { ...edit, label: labelInBoth(name) } } : metadata]
  })
  await forms.updateConfiguration(model, { ...others, metadatas: Object.fromEntries(labelled) })
}
