import type { Source } from './source.ts'

/** A document as others name it. */
interface Named {
  id: number
  attributes: Readonly<Record<string, unknown>>
}

/** Finds what documents of one language name by its slug, and keeps what is named and not there. */
export interface References {
  /** A relation to one; the field as it stands where it is no slug. */
  person: (slug: unknown, field: string) => unknown
  people: (slugs: unknown, field: string) => unknown
  articles: (slugs: unknown, field: string) => unknown
  faults: readonly { field: string; reason: string }[]
}

/** The fields of a person and an article that stand where they are named. */
const shownFields = { people: ['name', 'role', 'sample'], articles: ['title'] } as const

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
            attributes: { slug, ...Object.fromEntries(shownFields[kind].map((name) => [name, fields[name]])) },
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
