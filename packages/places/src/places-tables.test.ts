import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('the tables of places are those that the installed sources give', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'places-'))
  try {
    const generator = path.join(import.meta.dirname, '../generate-places.ts')
    await promisify(execFile)(process.execPath, [generator, folder])
    for (const table of ['french-departments.json', 'us-zip-areas.json']) {
      expect(await tableIn(folder, table)).toEqual(await tableIn(import.meta.dirname, table))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function tableIn(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'))
}
