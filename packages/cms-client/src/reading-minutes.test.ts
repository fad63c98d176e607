import { expect, it } from 'vitest'
import type { Block } from './block.ts'
import { readingMinutesOf } from './reading-minutes.ts'

const lead = (words: number): Block => ({ kind: 'lead', text: 'mot '.repeat(words) })

it.each([
  [0, 1],
  [180, 1],
  [360, 2],
  [1_000, 6],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutesOf([lead(words)])).toBe(minutes)
})

it('counts words at any depth, and neither marks nor addresses', () => {
  const children = [{ type: 'link', url: '/a b c', children: [{ type: 'text', text: 'mot '.repeat(180) }] }] as const
  const block: Block = { kind: 'questions', items: [{ question: '– ! ?', answer: [{ type: 'paragraph', children }] }] }
  expect(readingMinutesOf([block, lead(180)])).toBe(2)
})
