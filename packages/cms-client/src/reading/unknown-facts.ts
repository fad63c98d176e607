import { namesUnknownFact } from '../fact.ts'
import { type ReadContext, refuse, within } from './read.ts'

/** Readers would see braces in place of a contact. */
export function refuseUnknownFacts(value: unknown, context: ReadContext): void {
  if (typeof value === 'string' && namesUnknownFact(value)) refuse(context, { code: 'unknown_fact' })
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    refuseUnknownFacts(part, within(context, Array.isArray(value) ? Number(key) : key))
}
