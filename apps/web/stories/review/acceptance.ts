import type { PictureChange } from './picture-changes.ts'

/** One line per accepted change: the name of the picture, and what was seen when it was accepted. */
export function acceptanceOf(changes: readonly Pick<PictureChange, 'name' | 'seen'>[]): string {
  return changes.map(({ name, seen }) => `${name} ${seen}\n`).join('')
}

/** The changes that nobody has accepted as they are seen now. */
export function unaccepted<Change extends Pick<PictureChange, 'name' | 'seen'>>(
  changes: readonly Change[],
  acceptance: string,
): Change[] {
  const lines = new Set(acceptance.split('\n'))
  return changes.filter(({ name, seen }) => !lines.has(`${name} ${seen}`))
}
