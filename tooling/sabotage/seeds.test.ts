import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repository.ts'
import { seeds } from './seeds/seeds.ts'

it('a seed finds what it replaces in its file exactly once, and replaces it by something else', () => {
  const unusable = seeds.filter(
    ({ file, find, replace }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2 || replace === find,
  )
  expect(unusable.map(({ defect }) => defect)).toEqual([])
})

it('a seed names tests that exist', () => {
  const untested = seeds.filter(
    ({ tests }) => tests.length === 0 || !tests.every((test) => existsSync(join(root, test))),
  )
  expect(untested.map(({ defect }) => defect)).toEqual([])
})

it('a defect stands once in the list', () => {
  expect(new Set(seeds.map(({ defect }) => defect)).size).toBe(seeds.length)
})

it('the list stays short enough to be kept true', () => {
  expect(seeds.length).toBeLessThanOrEqual(40)
})
