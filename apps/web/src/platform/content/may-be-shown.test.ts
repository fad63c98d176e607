import { expect, test } from 'vitest'
import { mayBeShown } from './may-be-shown.ts'

const approval = { authority: 'CPP', reference: '26.11', approvedOn: '2026-11-20', hash: '' }

test.each([
  ['an approved text', { approval }, { showsSamples: false }, true],
  ['an approved text', { approval }, { showsSamples: true }, true],
  ['a sample', {}, { showsSamples: false }, false],
  ['a sample', {}, { showsSamples: true }, true],
] as const)('%s is shown with these settings: %#', (_what, text, settings, expected) => {
  expect(mayBeShown(text, settings)).toBe(expected)
})
