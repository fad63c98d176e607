import { expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import type { FieldProblem } from './problem.ts'

const at = (field: string, code: 'figure_without_image' | 'missing' | 'image_without_description'): FieldProblem => ({
  field,
  reason: { code },
})

it('a block whose image has an error is not also reported as without an image', () => {
  const cause = at('body[1].image', 'image_without_description')
  expect(causesOf([cause, at('body[1]', 'figure_without_image')])).toEqual([cause])
})

it('a missing field is not reported if the same field has another error', () => {
  const cause = at('body[1]', 'image_without_description')
  expect(causesOf([at('body[1]', 'missing'), cause])).toEqual([cause])
})

it('an error in another block is no cause', () => {
  const problems = [at('body[1]', 'figure_without_image'), at('body[10].image', 'image_without_description')]
  expect(causesOf(problems)).toEqual(problems)
})
