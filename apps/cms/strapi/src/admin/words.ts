import { type Locale, locales } from '@clairmemoire/domain/locale'
import { wordsOfChoice } from '../content/choice-words.ts'
import { wordsOfField } from '../content/field-words.ts'
import { strapiWordsFr } from './strapi-words.fr.ts'

interface Model {
  info: { displayName: string }
  attributes: Readonly<Record<string, { enum?: readonly string[] }>>
}

declare global {
  // Strapi's Vite provides this function. The types of Vite are in a package that a clone without Strapi lacks.
  interface ImportMeta {
    glob<Value>(pattern: string, options: { eager: true; import: 'default' }): Readonly<Record<string, Value>>
  }
}

const types = import.meta.glob<Model>('../api/*/content-types/*/schema.json', { eager: true, import: 'default' })
const components = import.meta.glob<Model>('../components/*/*.json', { eager: true, import: 'default' })

/** The names of types, blocks and fields in each language of the admin, by the ids of its messages. */
export const translations = Object.fromEntries(locales.map((locale) => [locale, messagesIn(locale)]))

function messagesIn(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ['blocks', { fr: 'Blocs', en: 'Blocks' }[locale]],
    ['app.components.ToggleCheckbox.on-label', wordsOfChoice(locale, 'yes')],
    ['app.components.ToggleCheckbox.off-label', wordsOfChoice(locale, 'no')],
    [
      'components.Blocks.popover.link.placeholder',
      { fr: 'https://… ou /notre-approche', en: 'https://… or /our-approach' }[locale],
    ],
    ['topics.label', wordsOfField(locale, 'topics').label],
    ...(locale === 'fr' ? Object.entries(strapiWordsFr) : []),
    ...Object.entries(types).flatMap(([file, { info, attributes }]) => [
      // The message id of a type is its name.
      [info.displayName, nameIn(locale, info)],
      ...labelsIn(locale, `content-types.${uidOf(file, 'api::$1.$1')}`, attributes),
    ]),
    ...Object.entries(components).flatMap(([file, { info, attributes }]) => [
      [uidOf(file, '$1.$2'), nameIn(locale, info)],
      ...labelsIn(locale, `components.${uidOf(file, '$1.$2')}`, attributes),
    ]),
  ])
}

function labelsIn(locale: Locale, model: string, attributes: Model['attributes']): readonly (readonly string[])[] {
  return Object.entries(attributes).flatMap(([name, { enum: choices = [] }]) => [
    [`content-manager.${model}.${name}`, wordsOfField(locale, name).label],
    // The message id of a choice is its value.
    ...choices.map((value) => [value, wordsOfChoice(locale, value)]),
  ])
}

function uidOf(file: string, form: string): string {
  return file.replace(/^\.\.\/(?:api|components)\/([\w-]+)\/(?:.*\/)?([\w-]+)\.json$/, form)
}

/** A name is the same in both languages, or has the form “French · English”. */
function nameIn(locale: Locale, { displayName }: Model['info']): string {
  const [fr = '', en = fr] = displayName.split(' · ')
  return { fr, en }[locale]
}

interface Field {
  name: string
  hint?: string
}

interface Layout<Rows> {
  layout: Rows
}

/** The layout of a form, and of the components in it. */
export interface EditLayout extends Layout<readonly (readonly (readonly Field[])[])[]> {
  components: Readonly<Record<string, Layout<readonly (readonly Field[])[]>>>
}

/** Adds a hint to each field in the language of the admin, because descriptions have no messages. */
export function described<Given extends { layout: EditLayout }>(given: Given): Given {
  const { layout, components, ...others } = given.layout
  const locale = languageOfAdmin()
  const rows = (some: readonly (readonly Field[])[]) =>
    some.map((row) => row.map((field) => ({ ...field, hint: wordsOfField(locale, field.name).description })))
  const described = Object.entries(components).map(([uid, component]) => [
    uid,
    { ...component, layout: rows(component.layout) },
  ])
  return {
    ...given,
    layout: { ...others, layout: layout.map(rows), components: Object.fromEntries(described) },
  }
}

/** The key under which the admin stores the language of its user. */
export const languageKey = 'strapi-admin-language'

export function languageOfAdmin(): Locale {
  return localStorage.getItem(languageKey)?.includes('fr') ? 'fr' : 'en'
}
