import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

export const day = v.pipe(v.string(), v.isoDate())
export const words = v.pipe(v.string(), v.nonEmpty())

/** What shows a result: words that stand in a test, or what was done and seen by hand. */
export const evidenceSchema = v.record(
  v.string(),
  v.union([
    v.strictObject({ file: words, says: words }),
    v.strictObject({ on: day, with: words, done: words, seen: words }),
  ]),
)

type Evidence = v.InferOutput<typeof evidenceSchema>

/** Evidence that is not there, that nobody names, or that is gone from its file; `shownBy` are the rows of a ledger with what shows them. */
export function evidenceFaults(
  evidence: Evidence,
  shownBy: readonly (readonly [id: string, by: readonly string[]])[],
  root: string,
): string[] {
  const used = new Set(shownBy.flatMap(([, by]) => by))
  return [
    ...shownBy.flatMap(([id, by]) =>
      by.filter((name) => !(name in evidence)).map((name) => `${id}: ${name} is no evidence`),
    ),
    ...Object.keys(evidence)
      .filter((name) => !used.has(name))
      .map((name) => `${name} shows nothing`),
    ...Object.entries(evidence).flatMap(([name, proof]) =>
      'file' in proof && !saysSo(path.join(root, proof.file), proof.says)
        ? [`${name}: ${proof.file} no longer says “${proof.says}”`]
        : [],
    ),
  ]
}

function saysSo(file: string, words: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(words)
}
