import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seeds } from './seeds.ts'
import { root } from './workspace-copy.ts'

it('the text that a seed replaces is in its file exactly once, and differs from its replacement', () => {
  const unusable = seeds.filter(
    ({ file, find, replace }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2 || replace === find,
  )
  expect(unusable.map(({ defect }) => defect)).toEqual([])
})

it('the test of a seed exists', () => {
  const untested = seeds.filter(({ test }) => !existsSync(join(root, test)))
  expect(untested.map(({ defect }) => defect)).toEqual([])
})

it('no defect is listed twice', () => {
  expect(new Set(seeds.map(({ defect }) => defect)).size).toBe(seeds.length)
})

it('the list is short enough to maintain', () => {
  expect(seeds.length).toBeLessThanOrEqual(40)
})
