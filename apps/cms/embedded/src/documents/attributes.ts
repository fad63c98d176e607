import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { media } from './page-blocks.ts'
import type { References } from './references.ts'
import type { Source } from './source.ts'

/** The fields of a document as the service answers with them. */
export type Attributes = Readonly<Record<string, unknown>>

type Builder = (source: ReadSource, references: References) => Attributes

/** A source with its running text as the tree it is. */
type ReadSource = Pick<Source, 'slug' | 'fields'> & { text: readonly unknown[] }

const builders: Readonly<Record<DocumentKind, Builder>> = {
  articles: ({ slug, fields, text }, { person, articles }) => ({
    slug,
    ...fields,
    author: person(fields['author'], 'author'),
    reviewer: person(fields['reviewer'], 'reviewer'),
    related: articles(fields['related'] ?? [], 'related'),
    short: sentences(fields['short']),
    sources: components(fields['sources']),
    body: [{ __component: 'blocks.text', id: 1, text }],
  }),
  pages: ({ slug, fields, text }, references) => ({
    slug,
    ...fields,
    blocks: [
      ...asList(fields['blocks']).map((block, index) => blockOf(block, index, references)),
      ...(text.length > 0 ? [{ __component: 'blocks.text', id: asList(fields['blocks']).length + 1, text }] : []),
    ],
  }),
  studies: ({ slug, fields }) => ({
    slug,
    ...fields,
    introduction: sentences(fields['introduction']),
    questionsToAsk: sentences(fields['questionsToAsk']),
    page: isFields(fields['page']) ? studyPage(fields['page']) : fields['page'],
  }),
  people: ({ slug, fields, text }) => ({
    slug,
    ...fields,
    text,
    portrait: fields['portrait'] === undefined ? { data: null } : media(fields['portrait']),
  }),
  glossary: ({ slug, fields, text }) => ({ slug, ...fields, text }),
  footer: ({ fields }) => ({
    Footer: components(fields['groups'], (group) =>
      isFields(group) ? { title: group['title'], group: components(group['entries']) } : group,
    ),
  }),
}

/** What the service answers of a document, in the form of Strapi. Whatever is not as it should be stands there as it was written. */
export function attributesOf(source: Source, references: References): Attributes {
  const { kind, slug, fields, locale } = source
  return { ...builders[kind]({ slug, fields, text: JSON.parse(source.text) }, references), locale }
}

function blockOf(block: unknown, index: number, { people, articles }: References): unknown {
  if (!isFields(block)) return block
  const related = {
    ...('people' in block ? { people: people(block['people'], `blocks[${index}].people`) } : {}),
    ...('articles' in block ? { articles: articles(block['articles'], `blocks[${index}].articles`) } : {}),
    ...('items' in block ? { items: components(block['items']) } : {}),
  }
  return { id: index + 1, ...block, ...related }
}

function studyPage(page: Readonly<Record<string, unknown>>): Attributes {
  const lists = ['countries', 'whatItTests', 'whatHappens', 'goodToKnow'].map((name) => [name, sentences(page[name])])
  const visits = components(page['visits'], (visit) =>
    isFields(visit) ? { ...visit, tags: components(visit['tags'], (kind) => ({ kind })) } : visit,
  )
  return { id: 1, ...page, sources: components(page['sources']), visits, ...Object.fromEntries(lists) }
}

/** A list of plain texts. */
function sentences(list: unknown): unknown {
  return components(list, (text) => ({ text }))
}

/** Entries of a list, each with the id that Strapi gives it. */
function components(list: unknown, fieldsOf: (entry: unknown) => unknown = (entry) => entry): unknown {
  if (!Array.isArray(list)) return list
  return list.map((entry, index) => {
    const fields = fieldsOf(entry)
    return isFields(fields) ? { id: index + 1, ...fields } : fields
  })
}

/** A list that is none is left for the schemas to refuse. */
function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
