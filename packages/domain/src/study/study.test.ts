import { expect, it } from 'vitest'
import { isCheckDue } from './study.ts'

it.each([
  ['2026-11-20', false],
  ['2026-12-20', false],
  ['2026-12-21', true],
])('on %s a study last checked on 2026-11-20 is due for a check: %s', (today, due) => {
  expect(isCheckDue({ lastChecked: '2026-11-20' }, today)).toBe(due)
})
