import { expect, it } from 'vitest'
import { componentIndex } from './component-index.ts'

it('has a link from every component to a guide', () => {
  expect(componentIndex).toContain('| [Choice](./?path=/docs/components-choice-group--guide) | A radio or checkbox')
  expect(componentIndex).not.toContain('undefined')
  expect(componentIndex).not.toContain('|  |')
})
