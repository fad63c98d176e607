import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faces, fontsFolder, subset } from './subset.ts'

test.each(Object.entries(faces))('%s is up to date with its source', async (name, face) => {
  expect(
    (await readFile(path.join(fontsFolder, name))).equals(await subset(face)),
    'pnpm generate makes it again',
  ).toBe(true)
})
