import { expect, it } from 'vitest'
import { placeOfTest } from './testing/wire.ts'
import { wholeList } from './whole-list.ts'

const entriesOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ slug: `a-${from + index}` }))

it('entries that moved to the next part while the list was read are no reason to stop', async () => {
  const { place, problems } = placeOfTest()
  const parts = [entriesOf(100), entriesOf(100, 99), entriesOf(7, 199)]
  const asked: number[] = []
  const readPart = async ({ page }: { page: number }) => {
    asked.push(page)
    return parts[page - 1] ?? []
  }
  expect(await wholeList(readPart, place)).toHaveLength(207)
  expect(asked).toEqual([1, 2, 3])
  expect(problems).toEqual([])
})

it('a part of more entries than a call can pass on ends the list, and is told', async () => {
  const { place, problems } = placeOfTest()
  const many = entriesOf(300_000)
  expect(await wholeList(async () => many, place)).toHaveLength(300_000)
  expect(problems.map(({ field }) => field)).toEqual(['[300000]'])
})

it('entries without a slug are none that bring a list further', async () => {
  const { place, problems } = placeOfTest()
  expect(await wholeList(async () => Array.from({ length: 100 }, () => ({ title: 'a' })), place)).toEqual([])
  expect(problems.map(({ field }) => field)).toEqual(['[0]'])
})
