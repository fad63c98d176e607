import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notes } from './sources.ts'

it('the notes are the releases, and every change that awaits one', () => {
  const waiting = globSync('../../../.changeset/*.md', { cwd: import.meta.dirname })
  expect(notes).toHaveLength(waiting.length + 1)
})
