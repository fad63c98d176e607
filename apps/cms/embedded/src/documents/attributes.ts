import type { DocumentKind } from '@clairmemoire/cms-client/checked'
import { components, isFields, sentences } from '@clairmemoire/cms-client/components'
import { studyAttributes } from '@clairmemoire/cms-client/study-attributes'
import { media } from './page-blocks.ts'
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
  studies: ({ slug, fields }) => ({ slug, ...studyAttributes(fields) }),
  people: ({ slug, fields, text }) => ({
    slug,
    ...fields,
    text,
    portrait: fields['portrait'] === undefined ? { data: null } : media(fields['portrait']),
  }),
  glossary: ({ slug, fields, text }) => ({ slug, ...fields, text }),
  footer: ({ fields: { groups, ...facts } }) => ({
    ...facts,
    Footer: components(groups, (group) =>
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

/** A list that is none is left for the schemas to refuse. */
function asList(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** A document as others name it. */
interface Named {
  id: number
  attributes: Readonly<Record<string, unknown>>
}

/** Finds what documents of one language name by its slug, and keeps what is named and not there. */
interface References {
  /** A relation to one; the field as it stands where it is no slug. */
  person: (slug: unknown, field: string) => unknown
  people: (slugs: unknown, field: string) => unknown
  articles: (slugs: unknown, field: string) => unknown
  faults: readonly { field: string; reason: string }[]
}

/** The fields of a person and an article that stand where they are named. */
const shownFields = { people: ['name', 'role', 'sample'], articles: ['title', 'publishedOn'] } as const

type NamedKind = keyof typeof shownFields

/** The documents of one language by slug; ids count from 1 in the order of their files. */
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
  const faults: { field: string; reason: string }[] = []
  const find = (kind: NamedKind, slug: unknown, field: string) => {
    const found = typeof slug === 'string' ? register[kind].get(slug) : undefined
    if (found === undefined) faults.push({ field, reason: `names no document in the folder ${kind}` })
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
