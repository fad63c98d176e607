import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relativesMemoryTest } from '@clairmemoire/forms/memory-test'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { questionnaireCommand } from '../questionnaires/fhir/questionnaire-command.ts'
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
  ['a data directory in /proc', { DATA_DIR: '/proc/x' }, /^The data directory \/proc\/x cannot be made \(E[A-Z]+\)\.$/],
  ['a missing memory test', { MEMORY_TEST_FILE: '/dev/null/test.json' }, '/dev/null/test.json cannot be read.'],
  ['production with samples', { SITE_ENV: 'production' }, /^SITE_ENV=production needs these settings: /],
])('%s prevents the start, with an error of one sentence', async (_, settings, sentence) => {
  await expect(startBackend({ DATA_DIR: folder, BACKEND_PORT: '0', ...settings })).rejects.toThrow(sentence)
})

it('a start on a used port fails with one sentence and leaves no database running', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const sentence = `Port ${port} of 127.0.0.1 is already in use.`
  await expect(startBackend({ DATA_DIR: folder, BACKEND_PORT: String(port) })).rejects.toThrow(sentence)
  await new Promise((resolve) => server.close(resolve))
  await expect(readFile(join(folder, 'database/data/postmaster.pid'))).rejects.toThrow('ENOENT')
})

it('the memory test of the operator is served to all respondents', async () => {
  const file = join(folder, 'own.json')
  await questionnaireCommand(['export', 'memory-test-relative', file], [relativesMemoryTest])
  const backend = await startBackend({
    DATA_DIR: folder,
    BACKEND_PORT: '0',
    MEMORY_TEST_FILE: file,
    MAX_EVENT_LOOP_DELAY: 'off',
  })
  try {
    const answer = await fetch(`${backend.address}/api/forms/orientation?user_type=patient`)
    expect(await answer.json()).toMatchObject({ id: 'memory-test-relative', user_type: 'patient' })
  } finally {
    await backend.stop()
  }
})

it('a memory test that has changed within a version is rejected', async () => {
  const file = join(folder, 'own.json')
  const changed = { ...relativesMemoryTest, scoring: { ...relativesMemoryTest.scoring, rules: [] } }
  await questionnaireCommand(['export', 'memory-test-relative', file], [changed])
  const sentence = 'The memory test "memory-test-relative" asks or scores differently from its stored version'
  const started = startBackend({ DATA_DIR: folder, BACKEND_PORT: '0', MEMORY_TEST_FILE: file })
  await expect(started).rejects.toThrow(sentence)
})
