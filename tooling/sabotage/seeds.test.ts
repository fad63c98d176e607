import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'
import { seeds } from './seeds/seeds.ts'

describe.each(seeds)('$defect', ({ file, find, replace, tests }) => {
  it('can still be seeded: what it replaces stands in its file exactly once', () => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  it('has its tests', () => {
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})

it('no defect stands twice', () => {
  expect(new Set(seeds.map(({ defect }) => defect)).size).toBe(seeds.length)
})
