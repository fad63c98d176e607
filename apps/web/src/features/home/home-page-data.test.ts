import { expect, test } from 'vitest'
import type { StudyEntry } from '../../study-entries/index.ts'
import { studiesNow } from './home-page-data.ts'

const entry = (name: string, status: StudyEntry['status']): StudyEntry => ({
  name,
  slug: name,
  title: '',
  facts: [],
  status,
  statusLabel: '',
  checked: '',
})
const namesOf = (studies: readonly StudyEntry[]) => studiesNow(studies).map(({ name }) => name)

test('recruiting studies come before studies whose status is to be confirmed', () => {
  expect(namesOf([entry('may', 'to_confirm'), entry('does', 'recruiting')])).toEqual(['does', 'may'])
})

test('closed studies are omitted', () => {
  expect(namesOf([entry('closed', 'closed'), entry('does', 'recruiting')])).toEqual(['does'])
})

test('the home page shows at most three studies', () => {
  expect(namesOf(['a', 'b', 'c', 'd'].map((name) => entry(name, 'recruiting')))).toEqual(['a', 'b', 'c'])
})
