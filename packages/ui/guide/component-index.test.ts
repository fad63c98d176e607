import { expect, it } from 'vitest'
import { componentIndex } from './component-index.ts'

it('leads from every component to a guide', () => {
  expect(componentIndex).toContain('| [Choice](./?path=/docs/components-choice-group--guide) | A radio or checkbox')
  expect(componentIndex).not.toContain('undefined')
  expect(componentIndex).not.toContain('|  |')
})
