import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { components, isFields, sentences } from '@clairmemoire/cms-client/components'
import { studyAttributes } from '@clairmemoire/cms-client/study-attributes'
import type { FaultInFile } from './fault.ts'
import { media, type Source } from './source.ts'

/** A document's fields as the service returns them. */
export type Attributes = Readonly<Record<string, unknown>>

type Builder = (source: ReadSource, references: References) => Attributes

/** A source with its parsed rich text. */
type ReadSource = Pick<Source, 'slug' | 'fields'> & { text: readonly unknown[] }

const builders: Readonly<Record<DocumentKind, Builder>> = {
  articles: ({ slug, fields, text }, { person, articles }) => ({
    ...fields,
    slug,
    author: person(fields['author'], 'author'),
    reviewer: person(fields['reviewer'], 'reviewer'),
    related: articles(fields['related'] ?? [], 'related'),
    short: sentences(fields['short']),
    sources: components(fields['sources']),
    body: [{ __component: 'blocks.text', id: 1, text }],
  }),
  pages: ({ slug, fields, text }, references) => ({
    ...fields,
    slug,
    blocks: [
      ...asList(fields['blocks']).map((block, index) => blockOf(block, index, references)),
      ...(text.length > 0 ? [{ __component: 'blocks.text', id: asList(fields['blocks']).length + 1, text }] : []),
    ],
  }),
  studies: ({ slug, fields }) => ({ ...studyAttributes(fields), slug }),
  people: ({ slug, fields, text }) => ({
    ...fields,
    slug,
    text,
    portrait: fields['portrait'] === undefined ? { data: null } : media(fields['portrait']),
  }),
  glossary: ({ slug, fields, text }) => ({ ...fields, slug, text }),
  footer: ({ fields: { groups, ...facts } }) => ({
    ...facts,
    Footer: components(groups, (group) =>
      isFields(group) ? { title: group['title'], group: components(group['entries']) } : group,
    ),
  }),
}

/** Returns the attributes of a document in Strapi's shape. Invalid values stay unchanged, and the schemas refuse them. */
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

/** Wraps a value that is not a list; the schemas refuse it. */
function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** The part of a document that links to it contain. */
interface Named {
  id: number
  attributes: Readonly<Record<string, unknown>>
}

/** Resolves slugs to documents of one language, and collects unknown ones as faults. */
interface References {
  /** Returns a relation to one document; a value that is not a slug stays unchanged. */
  person: (slug: unknown, field: string) => unknown
  people: (slugs: unknown, field: string) => unknown
  articles: (slugs: unknown, field: string) => unknown
  faults: readonly FaultInFile[]
}

/** The fields that a link to a person or an article contains. */
const shownFields = { people: ['name', 'role', 'sample'], articles: ['title', 'publishedOn'] } as const

type NamedKind = keyof typeof shownFields

/** The documents of one language by slug; ids count from 1 in file order. */
export type Register = Readonly<Record<NamedKind, ReadonlyMap<string, Named>>>

export function registerOf(sources: readonly Source[]): Register {
  const named = (kind: NamedKind) =>
    new Map(
      sources
        .filter((source) => source.kind === kind)
        .map(({ slug, fields }, index) => [
          slug,
          {
            id: index + 1,
            attributes: {
              slug,
              ...Object.fromEntries(shownFields[kind].map((name) => [name, fields[name]])),
              ...('portrait' in fields ? { portrait: media(fields['portrait']) } : {}),
            },
          },
        ]),
    )
  return { people: named('people'), articles: named('articles') }
}

export function referencesIn(register: Register): References {
  const faults: FaultInFile[] = []
  const find = (kind: NamedKind, slug: unknown, field: string) => {
    const found = typeof slug === 'string' ? register[kind].get(slug) : undefined
    if (found === undefined) {
      const quotation = typeof slug === 'string' ? slug : undefined
      faults.push({ field, quotation, reason: { code: 'unknown_reference', folder: kind } })
    }
    return found
  }
  const one = (kind: NamedKind, slug: unknown, field: string) =>
    typeof slug === 'string' ? { data: find(kind, slug, field) ?? null } : slug
  const many = (kind: NamedKind, slugs: unknown, field: string) =>
    Array.isArray(slugs)
      ? { data: slugs.flatMap((slug, index) => find(kind, slug, `${field}[${index}]`) ?? []) }
      : slugs
  return {
    person: (slug, field) => one('people', slug, field),
    people: (slugs, field) => many('people', slugs, field),
    articles: (slugs, field) => many('articles', slugs, field),
    faults,
  }
}
