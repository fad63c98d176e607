import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outboxGateway } from './outbox-gateway.ts'

it('a text message becomes a file that only the operator can read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox')
  await outboxGateway(folder)({ id: 'a1b2', to: '+33639981234', from: '38123', text: 'Bonjour', segments: 1 })
  expect(await readdir(folder)).toEqual(['a1b2.txt'])
  const file = join(folder, 'a1b2.txt')
  expect(await readFile(file, 'utf8')).toBe('To: +33639981234\nFrom: 38123\nSegments: 1\nId: a1b2\n\nBonjour\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(join(folder, '..'), { recursive: true })
})
