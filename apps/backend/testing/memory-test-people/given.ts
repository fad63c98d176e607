import type { Answers } from '@clairmemoire/domain/questionnaire'
import { calmAnswers } from '@clairmemoire/forms/testing/calm-answers'
import { memoryTest } from '@clairmemoire/forms/memory-test'

export const things = memoryTest.scoring.areas.flatMap(({ items }) => items.map(([first = '']) => first))
export const all = (howOften: string, changed?: string): Answers =>
  Object.fromEntries(
    things.flatMap((id) => [[id, howOften], ...(changed === undefined ? [] : [[`${id}_changed`, changed]])]),
  )
export const one = (id: string, howOften: string, changed: string): Answers => ({
  [id]: howOften,
  [`${id}_changed`]: changed,
})
export const nothing: Answers = Object.fromEntries(Object.keys(calmAnswers).map((id) => [id, null]))

export const calmWords = /[Rr]ien ne presse|peu de choses|rien ou presque/
