import path from 'node:path'

/** Absolute path of a place of the repository. An app has no door for others, so its modules are named by it. */
export function inRepository(place: string): string {
  return path.resolve(import.meta.dirname, '../..', place)
}
