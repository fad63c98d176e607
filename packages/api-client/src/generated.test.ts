import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const contract = join(here, '../../../openapi/generated/openapi.json')
const generator = join(here, '../node_modules/.bin/openapi-typescript')

it('the committed types are those of the contract', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-types-'))
  try {
    const fresh = join(folder, 'schema.d.ts')
    await promisify(execFile)(generator, [contract, '-o', fresh])
    expect(await readFile(fresh, 'utf8')).toBe(await readFile(join(here, 'generated/schema.d.ts'), 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
})
