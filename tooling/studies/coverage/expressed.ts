import { createHash } from 'node:crypto'
import { amounts, choices, conditions, type Criterion, treatments } from '@clairmemoire/domain/study'
import * as v from 'valibot'
import { parse } from 'yaml'
import { Refusal } from '../refusal.ts'
import type { LabelledRow } from './table-of-labels.ts'

/** The names of our criteria that express a rule of a study, or the reason why no criterion does. */
export type Expression = { by: readonly string[] } | { not: string }

export interface Expressed {
  kinds: Readonly<Record<string, Expression>>
  /** Expressions for single rows, by study and then by the beginning of the hash of the row's text. */
  rows: Readonly<Record<string, Readonly<Record<string, Expression>>>>
}

/** The kinds of criteria that are not in one of the other lists (conditions, treatments, choices, amounts). */
const plainKinds = [
  'age_between',
  'stage_among',
  'no_known_dementia',
  'has_memory_worries',
  'has_study_partner',
  'mri_possible',
  'all_of',
  'any_of',
  'none_of',
  'checked_by_team',
] as const satisfies readonly Criterion['kind'][]

const ours: ReadonlySet<string> = new Set([
  ...plainKinds,
  ...conditions,
  ...treatments,
  ...Object.keys(choices),
  ...Object.keys(amounts),
])

const name = v.pipe(
  v.string(),
  v.check(
    (word) => ours.has(word),
    ({ input }) => `“${input}” is not one of our criteria`,
  ),
)
const expression = v.union(
  [
    v.strictObject({ by: v.pipe(v.array(name), v.minLength(1, '“by” is empty')) }),
    v.strictObject({ not: v.pipe(v.string(), v.regex(/^[A-Z].*\.$/s, '“not” is not a sentence')) }),
  ],
  'needs either “by” or “not”',
)
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{8,64}$/, 'is not the beginning of a hash, of at least 8 signs'))
const schema = v.strictObject(
  {
    kinds: v.record(v.string(), expression),
    rows: v.exactOptional(v.record(v.string(), v.record(hash, expression)), {}),
  },
  'needs “kinds”, and besides it only “rows”',
)

/** Reads our file of expressions; throws at the first error. */
export function expressedIn(yaml: string): Expressed {
  const result = v.safeParse(schema, yamlIn(yaml))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refusal(`The file of expressions, at ${v.getDotPath(issue) ?? 'its beginning'}: ${issue.message}.`)
}

function yamlIn(text: string): unknown {
  try {
    return parse(text) as unknown
  } catch (error) {
    const [where = ''] = String(error).split('\n')
    throw new Refusal(`The file of expressions is not valid YAML: ${where.replace(/^\w+: /, '').replace(/:$/, '')}.`)
  }
}

/** Returns the expression for the row if it has one, otherwise the expression for each of its kinds; undefined for an unknown kind. */
export function expressionsOf({ study, kinds, text }: LabelledRow, expressed: Expressed): (Expression | undefined)[] {
  const digest = createHash('sha256').update(text).digest('hex')
  const own = Object.entries(expressed.rows[study] ?? {}).find(([beginning]) => digest.startsWith(beginning))
  return own ? [own[1]] : kinds.map((kind) => expressed.kinds[kind])
}
