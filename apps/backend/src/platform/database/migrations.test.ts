import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const backend = path.join(import.meta.dirname, '../../..')
const migrations = path.join(import.meta.dirname, 'migrations')

it('the migrations match the schema: drizzle-kit generates no new migration', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const target = ['--schema', 'src/**/*.table.ts', '--out', path.relative(backend, folder)]
    await drizzleKit('generate', '--dialect', 'postgresql', ...target)
    expect(await readdir(folder)).toEqual(await readdir(migrations))
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('the migrations are a sequence without a fork', async () => {
  await expect(drizzleKit('check')).resolves.toMatchObject({ stdout: expect.stringContaining('fine') })
})

function drizzleKit(...args: readonly string[]) {
  return promisify(execFile)(path.join(backend, 'node_modules/.bin/drizzle-kit'), args, { cwd: backend })
}
