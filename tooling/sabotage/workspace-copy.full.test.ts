import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Seed } from './seeds.ts'
import { copyWorkspace, root, seedDefect } from './workspace-copy.ts'

const seed: Seed = {
  defect: 'a price',
  file: 'tooling/sabotage/workspace-copy.ts',
  find: 'Copies the repository,',
  replace: 'It costs $& and $1,',
  test: '',
}

it('a defect is put into a copy only, exactly as written, then reverted, and the copy is removed', async () => {
  const inRepository = () => readFileSync(join(root, seed.file), 'utf8')
  const whole = inRepository()
  let folder = ''
  {
    await using copy = await copyWorkspace()
    folder = copy.path
    const inCopy = () => readFileSync(join(folder, seed.file), 'utf8')
    const restore = await seedDefect(folder, seed)
    expect(inCopy()).toContain('/** It costs $& and $1,')
    expect(inRepository()).toBe(whole)
    await restore()
    expect(inCopy()).toBe(whole)
  }
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(join(root, 'node_modules/.bin'))).toBe(true)
})
