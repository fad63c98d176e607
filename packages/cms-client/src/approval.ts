import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { StudyDocument } from './study.ts'

/** Changes with time, or is shown to nobody, while the approved text stays as it is. */
type Changing = 'approval' | 'version' | 'status' | 'sampleStatus' | 'lastChecked' | 'sites' | 'registerLines'

/**
 * Names a text by everything that people read of it, facts of the study included, so that an approval holds for this text and no
 * other: SHA-256 of its fields as JSON, their names in alphabetical order; 64 hexadecimal digits.
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
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(ordered(text satisfies Omit<StudyDocument, Changing>)))))
}

/** Whether the approval of a text, if it has one, is for this very text. */
export function approvalFits(study: StudyDocument): boolean {
  return study.approval === undefined || study.approval.hash === hashOf(study)
}

/** The same fields give the same text, in whatever order a service sends them. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
