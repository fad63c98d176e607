import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const main = path.resolve(import.meta.dirname, '../../apps/cms/strapi/dist/src/main.js')

it('Strapi ends if its launcher ends while Strapi is starting', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'strapi-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    CMS_PORT: '0',
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: '1',
  }
  const strapi = fork(main, { env, stdio: 'ignore' })
  onTestFinished(async () => {
    strapi.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const ended = once(strapi, 'exit')
  strapi.disconnect()
  expect(await ended).toEqual([0, null])
})
