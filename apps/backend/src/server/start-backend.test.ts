import { createServer } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startBackend } from './start-backend.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each([
  [
    'a bad proxy',
    { BACKEND_TRUST_PROXY: 'nonsense' },
    'BACKEND_TRUST_PROXY must be true, false, or names and addresses of proxies such as loopback, not "nonsense".',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' },
    'The database at 127.0.0.1:1 cannot be reached.',
  ],
  [
    'a data directory below a file',
    { DATA_DIR: '/dev/null/data' },
    'The data directory /dev/null/data cannot be made (ENOTDIR).',
  ],
  ['production with samples', { SITE_ENV: 'production' }, /^SITE_ENV=production needs these settings: /],
])('%s refuses the start with one sentence', async (_, settings, sentence) => {
  await expect(startBackend({ DATA_DIR: folder, BACKEND_PORT: '0', ...settings })).rejects.toThrow(sentence)
})

it('a taken port refuses the start with one sentence and leaves no database running', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sentence = `Port ${port} of 127.0.0.1 is already in use.`
  await expect(startBackend({ DATA_DIR: folder, BACKEND_PORT: String(port) })).rejects.toThrow(sentence)
  await new Promise((resolve) => server.close(resolve))
  await expect(readFile(join(folder, 'database/data/postmaster.pid'))).rejects.toThrow('ENOENT')
})
