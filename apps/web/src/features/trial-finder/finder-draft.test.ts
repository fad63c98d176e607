import { expect, test } from 'vitest'
import { cleanDraft, type FinderDraft, readFinderDraft } from './finder-draft.ts'
import { match } from './testing/sample-draft.ts'

const draft: FinderDraft = { ...cleanDraft, stage: 'result', result: { locale: 'en', recommendation: match } }

test('what this version kept is read back as it was', () => {
  expect(readFinderDraft(draft)).toBe(draft)
  expect(readFinderDraft(cleanDraft)).toBe(cleanDraft)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'screening'],
  ['an array', [draft]],
  ['another version', { ...draft, version: 2 }],
  ['a version without its parts', { version: 1 }],
  ['a part that is no flow', { ...draft, request: null }],
  ['a flow without values', { ...draft, screening: { entries: {} } }],
  ['a result that says nothing', { ...draft, result: {} }],
])('%s is a clean start', (_, value) => {
  expect(readFinderDraft(value)).toBe(cleanDraft)
})
