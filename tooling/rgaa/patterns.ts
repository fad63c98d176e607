import * as v from 'valibot'
import { parse } from 'yaml'
import { day, evidenceFaults, evidenceSchema, words } from './evidence.ts'

const patternsSchema = v.strictObject({
  looked: v.strictObject({ on: day, browser: words }),
  evidence: evidenceSchema,
  defects: v.array(
    v.strictObject({
      pattern: v.string(),
      severity: v.picklist(['blocks', 'hinders', 'annoys']),
      seen: day,
      until: v.optional(day),
      what: words,
    }),
  ),
  patterns: v.record(
    v.string(),
    v.strictObject({
      about: words,
      /** C means that the site follows the pattern, P that it follows it partly, NC that it does not; NA is not applicable. */
      result: v.picklist(['C', 'P', 'NC', 'NA']),
      by: v.pipe(v.array(v.string()), v.minLength(1)),
      why: v.optional(words),
    }),
  ),
})

export type Patterns = v.InferOutput<typeof patternsSchema>

/** The number of patterns in each objective of W3C’s “Making Content Usable”. */
const objectives = [8, 6, 13, 12, 4, 5, 7, 4]

export function readPatterns(text: string): Patterns {
  return v.parse(patternsSchema, parse(text, { schema: 'core' }))
}

/** Returns one sentence for each contradiction or gap in the patterns. */
export function patternFaults({ patterns, evidence, defects }: Patterns, root: string): string[] {
  const ids = objectives.flatMap((count, index) => Array.from({ length: count }, (_, at) => `${index + 1}.${at + 1}`))
  const rows = Object.entries(patterns)
  const isMissed = (id: string) => ['P', 'NC'].includes(patterns[id]?.result ?? '')
  return [
    ...ids.filter((id) => !(id in patterns)).map((id) => `pattern ${id} is missing`),
    ...rows.filter(([id]) => !ids.includes(id)).map(([id]) => `${id} is not a pattern`),
    ...evidenceFaults(
      evidence,
      rows.map(([id, { by }]) => [`pattern ${id}`, by] as const),
      root,
    ),
    ...rows
      .filter(([, { result, why }]) => result === 'NA' && why === undefined)
      .map(([id]) => `pattern ${id} has no reason why it does not apply`),
    ...rows
      .filter(([id]) => isMissed(id) && !defects.some(({ pattern }) => pattern === id))
      .map(([id]) => `pattern ${id} is not met, and has no defect`),
    ...defects
      .filter(({ pattern }) => !isMissed(pattern))
      .map(({ pattern }) => `pattern ${pattern} is met, and has a defect`),
  ]
}
