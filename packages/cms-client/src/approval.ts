import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Study } from './study.ts'

/**
 * Names a text by all that people read of it, so that an approval holds for this text and no other: SHA-256 of its fields as JSON,
 * their names in alphabetical order, without approval and version; 64 hexadecimal digits.
 */
export function hashOf({ approval: _approval, version: _version, ...text }: Study): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(ordered(text)))))
}

/** Whether the approval of a text, if it has one, is for this very text. */
export function approvalFits(study: Study): boolean {
  return study.approval === undefined || study.approval.hash === hashOf(study)
}

/** The same fields give the same text, in whatever order a service sends them. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, part]) => [name, ordered(part)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
