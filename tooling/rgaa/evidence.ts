import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

export const day = v.pipe(v.string(), v.isoDate())
export const words = v.pipe(v.string(), v.nonEmpty())

/** The evidence for a result is the title of a test, or a manual check. */
export const evidenceSchema = v.record(
  v.string(),
  v.union([
    v.strictObject({ file: words, says: words }),
    v.strictObject({ on: day, with: words, done: words, seen: words }),
  ]),
)

type Evidence = v.InferOutput<typeof evidenceSchema>

/** Finds evidence that is missing, unused, or no longer in its file. `rows` has the id of each row and the names of its evidence. */
export function evidenceFaults(
  evidence: Evidence,
  rows: readonly (readonly [id: string, by: readonly string[]])[],
  root: string,
): string[] {
  const used = new Set(rows.flatMap(([, by]) => by))
  return [
    ...rows.flatMap(([id, by]) =>
      by.filter((name) => !(name in evidence)).map((name) => `${id}: ${name} is not evidence`),
    ),
    ...Object.keys(evidence)
      .filter((name) => !used.has(name))
      .map((name) => `${name} shows nothing`),
    ...Object.entries(evidence).flatMap(([name, proof]) =>
      'file' in proof && !containsWords(path.join(root, proof.file), proof.says)
        ? [`${name}: ${proof.file} no longer says “${proof.says}”`]
        : [],
    ),
  ]
}

function containsWords(file: string, words: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(words)
}
