import type { Block } from './block.ts'

/** Words that an older reader reads calmly in a minute. */
const wordsAMinute = 180

/** Whole minutes that it takes to read the words of these blocks, at least one. */
export function readingMinutesOf(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordsIn(blocks) / wordsAMinute))
}

/** Counts the words of every text that is shown: whatever stands under one of these names, at any depth. */
const shown = new Set(['text', 'title', 'question', 'caption', 'label', 'name', 'role'])

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (typeof part === 'string' && shown.has(key) ? countWords(part) : wordsIn(part)),
    0,
  )
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
