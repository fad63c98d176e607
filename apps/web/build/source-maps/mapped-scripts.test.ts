import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mappedScripts, moveMaps } from './mapped-scripts.ts'

let folder = ''
const client = () => join(folder, 'client')
const maps = () => join(folder, 'source-maps')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'))
  await mkdir(join(client(), 'assets'), { recursive: true })
  const built = { 'a.js': 'start()', 'a.js.map': '{}', 'b.js': 'helper()', 'a.css': 'a{}' }
  for (const [file, content] of Object.entries(built)) await writeFile(join(client(), 'assets', file), content)
})
afterEach(() => rm(folder, { recursive: true }))

it('moves source maps out of the served files', async () => {
  await moveMaps(client(), maps())
  expect((await readdir(join(client(), 'assets'))).toSorted()).toEqual(['a.css', 'a.js', 'b.js'])
})

it('finds each script that has a map', async () => {
  await moveMaps(client(), maps())
  expect(await mappedScripts(client(), maps())).toEqual([
    { path: 'assets/a.js', code: Buffer.from('start()'), map: Buffer.from('{}') },
  ])
})

it('removes the maps of an earlier build', async () => {
  await mkdir(maps())
  await writeFile(join(maps(), 'older.js.map'), '{}')
  await moveMaps(client(), maps())
  expect(await readdir(maps())).toEqual(['a.js.map'])
})

it('fails with a clear message when the site is not built', async () => {
  await expect(mappedScripts(client(), maps())).rejects.toThrow('There are no source maps yet: build the site first.')
})
