import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mappedScripts } from './mapped-scripts.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function client(name: string, files: Record<string, string>) {
  const assets = join(folder, name, 'assets')
  await mkdir(assets, { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(assets, file), content)
  return join(folder, name)
}

const built = { 'a.js': 'start()', 'a.js.map': '{}', 'b.js': 'helper()', 'a.css': 'a{}' }

it('of a build the scripts that have a map are found with it', async () => {
  const served = await client('served', { 'a.js': 'start()', 'b.js': 'helper()', 'a.js.br': '' })
  expect(await mappedScripts(await client('built', built), served)).toEqual([
    { path: 'assets/a.js', code: Buffer.from('start()'), map: Buffer.from('{}') },
  ])
})

it.each([
  ['another script', { 'a.js': 'start()', 'c.js': 'helper()' }],
  ['one script more', { 'a.js': 'start()', 'b.js': 'helper()', 'c.js': 'more()' }],
  ['a script of another content', { 'a.js': 'start(1)', 'b.js': 'helper()' }],
  ['nothing', {}],
])('maps of another build than the served one are refused: it has %s', async (_, files) => {
  const served = await client('served', files)
  await expect(mappedScripts(await client('built', built), served)).rejects.toThrow(
    'The built site is not of this source',
  )
})
