import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const here = import.meta.dirname

it('the committed bundle is up to date', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const fresh = join(folder, 'openapi.json')
    await promisify(execFile)(join(here, 'node_modules/.bin/redocly'), ['bundle', 'openapi.yaml', '--output', fresh], {
      cwd: here,
    })
    expect(await readFile(fresh, 'utf8')).toBe(await readFile(join(here, 'generated/openapi.json'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('no named schema has a $ref beside other keywords, which some servers ignore', async () => {
  const { components } = JSON.parse(await readFile(join(here, 'generated/openapi.json'), 'utf8'))
  const referring = Object.entries<object>(components.schemas).filter(([, schema]) => '$ref' in schema)
  expect(referring.map(([name]) => name)).toEqual([])
})
