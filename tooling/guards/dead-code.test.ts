import { expect, it } from 'vitest'
import { outputOf } from './output-of.ts'

it('every file, export and dependency is used, and every dependency is declared', async () => {
  expect(await outputOf('pnpm', ['--silent', 'dead-code', '--no-progress'])).toBe('')
})
