import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seeds } from './seeds.ts'
import { root } from './workspace-copy.ts'

it('a seed finds what it replaces in its file exactly once, and replaces it by something else', () => {
  const unusable = seeds.filter(
    ({ file, find, replace }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2 || replace === find,
  )
  expect(unusable.map(({ defect }) => defect)).toEqual([])
})

it('a seed names a test that exists', () => {
  const untested = seeds.filter(({ test }) => !existsSync(join(root, test)))
  expect(untested.map(({ defect }) => defect)).toEqual([])
})

it('a defect stands once in the list', () => {
  expect(new Set(seeds.map(({ defect }) => defect)).size).toBe(seeds.length)
})

it('the list stays short enough to be kept true', () => {
  expect(seeds.length).toBeLessThanOrEqual(40)
})
