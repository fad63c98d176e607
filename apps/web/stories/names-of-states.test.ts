import { describe, expect, it } from 'vitest'
import review from '../../../docs/design-review.md?raw'

const files = import.meta.glob<string>(['../src/**/*.stories.tsx', '../../../packages/ui/src/*/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const names = Object.values(files).flatMap((text) =>
  Array.from(text.matchAll(/^export const ([A-Z]\w*)/gm), ([, name = '']) => name),
)

/** Each state has one name for all stories. These patterns match other names that were used for the same state. */
const otherNames = {
  Empty: /^No(Entry|Entries|Options|Rows|Message|Links)|^Without(Links|Entries|News|Request|Result)$/,
  One: /^One(Entry|Step|Option|Row|Pillar|Network|Error)$|^Alone$/,
  Unknown: /^NoSuch/,
  Unanswered: /^Asking$|^NothingChosen/,
  Answered: /Filled/,
  WithError: /WithErrors$|^NoError$/,
  Open: /Opened$/,
  LongWord: /300|Hundred|^LongTitle$/,
  LongLabels: /LongFrench/,
  Throttled: /^TooMany/,
}

describe('a state has one name in all stories', () => {
  it.each(Object.entries(otherNames))('%s', (_, others) => {
    expect(names.filter((name) => others.test(name))).toEqual([])
  })
})

it('every state that the design review names has a story', () => {
  const table = review.slice(review.indexOf('| state |'), review.indexOf('## How to comment'))
  const named = Array.from(table.matchAll(/`(\w+)`/g), ([, name = '']) => name)
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})
