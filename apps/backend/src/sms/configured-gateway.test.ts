import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsFrom } from '@clairmemoire/settings/schema'
import { expect, it } from 'vitest'
import { smsGateway } from './configured-gateway.ts'
import { smsSettings } from './settings.ts'

it('without a gateway, a text message becomes a file that only the operator can read', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'outbox-'))
  const send = smsGateway({ ...settingsFrom({}, smsSettings), dataDirectory })
  await send({ id: 'a1b2', to: '+33639981234', from: '38123', text: 'Bonjour', segments: 1 })
  expect(await readdir(join(dataDirectory, 'outbox'))).toEqual(['a1b2.txt'])
  const file = join(dataDirectory, 'outbox', 'a1b2.txt')
  expect(await readFile(file, 'utf8')).toBe('To: +33639981234\nFrom: 38123\nSegments: 1\nId: a1b2\n\nBonjour\n')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await rm(dataDirectory, { recursive: true })
})
