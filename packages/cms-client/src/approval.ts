import { createHash } from 'node:crypto'
import type { StudyDocument } from './study.ts'

/** Fields that change over time or are never shown, so an approval does not depend on them. */
type Changing = 'approval' | 'version' | 'status' | 'sampleStatus' | 'lastChecked' | 'sites' | 'registerLines'

/**
 * The hash of all texts and facts of a study that people read, so that an approval applies to exactly this text. It is the SHA-256
 * of the fields as JSON with sorted keys, in 64 hexadecimal digits.
 */
export function hashOf(study: StudyDocument): string {
  const {
    approval: _1,
    version: _2,
    status: _3,
    sampleStatus: _4,
    lastChecked: _5,
    sites: _6,
    registerLines: _7,
    ...text
  } = study
  const json = JSON.stringify(ordered(text satisfies Omit<StudyDocument, Changing>))
  return createHash('sha256').update(json).digest('hex')
}

/** Whether the approval, if any, is for exactly this text. */
export function approvalFits(study: StudyDocument): boolean {
  return study.approval === undefined || study.approval.hash === hashOf(study)
}

/** Sorts keys, so that the JSON does not depend on the order in which a service sends the fields. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
