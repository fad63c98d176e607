import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repository.ts'
import type { Seed } from './seeds/seed.ts'
import { copyWorkspace } from './workspace-copy.ts'

const seed: Seed = {
  defect: 'a price',
  file: 'tooling/sabotage/repository.ts',
  find: 'The root of the repository',
  replace: 'It costs $& and $1',
  tests: [],
}

it('a defect is seeded in a copy alone, to the letter, taken back, and nothing of the copy stays', async () => {
  const inRepository = () => readFileSync(join(root, seed.file), 'utf8')
  const whole = inRepository()
  let folder = ''
  {
    await using copy = await copyWorkspace()
    folder = copy.folder
    const inCopy = () => readFileSync(join(folder, seed.file), 'utf8')
    const restore = await copy.spoil(seed)
    expect(inCopy()).toContain('/** It costs $& and $1. */')
    expect(inRepository()).toBe(whole)
    await restore()
    expect(inCopy()).toBe(whole)
  }
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(join(root, 'node_modules/.bin'))).toBe(true)
})
