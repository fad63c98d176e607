import type { Core } from '@strapi/strapi'
import { explanationInBoth, labelInBoth } from '../content/field-labels.ts'
import { kindOf } from '../content/kinds.ts'

interface Configuration {
  settings: { mainField: string }
  metadatas: Readonly<Record<string, { edit?: { label?: string; description?: string } }>>
}

/** The part of the content manager that configures the forms of types or components. */
interface Forms {
  findConfiguration: (model: object) => Promise<Configuration>
  updateConfiguration: (model: object, configuration: Configuration) => Promise<unknown>
}

/** Sets labels and help texts of the fields in every form; a label changed in the admin stays. */
export async function labelForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  const kinds = Object.values(strapi.contentTypes).filter(({ uid }) => kindOf(uid) !== undefined)
  for (const kind of kinds) await label(manager.service('content-types'), kind)
  for (const component of Object.values(strapi.components)) await label(manager.service('components'), component)
}

async function label(forms: Forms, model: object): Promise<void> {
  const { settings, metadatas, ...others } = await forms.findConfiguration(model)
  const labelled = Object.entries(metadatas).map(([name, metadata]) => {
    const { edit } = metadata
    if (edit?.label !== name) return [name, metadata]
    const description = explanationInBoth(name) ?? edit.description ?? ''
    return [name, { ...metadata, edit: { ...edit, label: labelInBoth(name), description } }]
  })
  // List entries without a short text are titled by their long text, rather than by their id.
  const isKnownByNumber = /^(?:id|documentId)$/.test(settings.mainField)
  const mainField = isKnownByNumber && 'text' in metadatas ? 'text' : settings.mainField
  const configuration = { ...others, settings: { ...settings, mainField }, metadatas: Object.fromEntries(labelled) }
  await forms.updateConfiguration(model, configuration)
}
