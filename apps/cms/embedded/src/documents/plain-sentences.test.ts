import type { Page } from '@clairmemoire/cms-client/page'
import { locales } from '@clairmemoire/domain/locale'
import { expect, it } from 'vitest'
import { pageIn, slugsIn } from '../testing/repository-pages.ts'

const pages = locales.flatMap((locale) => slugsIn(locale).map((slug) => [locale, slug] as const))

it.each(pages)('the sentences of a page are short: %s/%s (R0-08)', async (locale, slug) => {
  const sentences = sentencesOf(await pageIn(locale, slug))
  expect(sentences.filter((sentence) => wordsIn(sentence) > 30)).toEqual([])
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0)
  expect(words / sentences.length).toBeLessThanOrEqual(20)
})

const sentencesOf = ({ description, summary, blocks }: Page): readonly string[] =>
  textsIn([{ text: description }, summary, blocks])
    .flatMap((text) => text.split(/(?<=[.!?:;])\s+/))
    .filter((sentence) => wordsIn(sentence) > 0)

/** Each text of blocks, and each line of running text, its links included. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  if (isLine(part)) return [part.children.map(plain).join('')]
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? [value] : textsIn(value),
  )
}

interface Line {
  children: readonly { type: 'text' | 'link' }[]
}

function isLine(part: object): part is Line {
  return 'type' in part && (part.type === 'paragraph' || part.type === 'list-item')
}

const plain = (node: object): string => {
  if ('text' in node) return String(node.text)
  return 'children' in node && Array.isArray(node.children) ? node.children.map(plain).join('') : ''
}

const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
