import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentOnDisk } from './testing/content-on-disk.ts'
import { validDocuments } from './testing/document-files.ts'

const program = path.join(import.meta.dirname, 'main.ts')

function start(settings: Record<string, string>): ChildProcess {
  return fork(program, {
    env: { PATH: process.env['PATH'], CMS_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

async function outputOf(child: ChildProcess): Promise<{ code: unknown; text: string }> {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}

describe('the content service', () => {
  it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
    'takes a free port and reports it, answers, and ends by %s',
    async (end) => {
      using disk = contentOnDisk(validDocuments)
      const child = start({ CMS_CONTENT_DIR: disk.folder })
      const [message] = await once(child, 'message')
      expect(message).toEqual({ ready: true, port: expect.any(Number) })
      expect((await fetch(`http://127.0.0.1:${message.port}/api/get-articles?locale=en`)).status).toBe(200)
      if (end === 'disconnect') child.disconnect()
      else child.kill(end)
      expect(await once(child, 'exit')).toEqual([0, null])
    },
  )

  it('serves the documents of the repository by default', async () => {
    const child = start({})
    const [message] = await once(child, 'message')
    const answer = await fetch(`http://127.0.0.1:${message.port}/api/index?populate[Footer][populate]=*&locale=fr`)
    const ofRepository = expect.arrayContaining([expect.objectContaining({ title: 'Recherche' })])
    expect(await answer.json()).toMatchObject({ data: { attributes: { Footer: ofRepository } } })
    child.kill()
    await once(child, 'exit')
  })

  it.each([
    [{ CMS_PORT: '80a' }, 'CMS_PORT must be a whole number from 0 to 65535, not "80a".\n'],
    [
      { CMS_HOST: '192.0.2.1' },
      'The content service cannot start: this machine does not have the address in CMS_HOST.\n',
    ],
    [
      { CMS_CONTENT_DIR: '/nowhere' },
      'CMS_CONTENT_DIR must be a folder of documents that can be read, not "/nowhere".\n',
    ],
  ])('refuses to start with %j, with the reason in one sentence', async (settings, text) => {
    expect(await outputOf(start(settings))).toEqual({ code: 1, text })
  })

  it('keeps running when its log pipe closes', async () => {
    using disk = contentOnDisk(validDocuments)
    const child = start({ CMS_CONTENT_DIR: disk.folder })
    const [message] = await once(child, 'message')
    child.stderr?.destroy()
    child.stdout?.destroy()
    disk.write({ 'en/articles/sleep.md': 'bad' })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    for (let turn = 0; turn < 2; turn += 1)
      expect((await fetch(`http://127.0.0.1:${message.port}/api/get-articles?locale=en`)).status).toBe(200)
    child.kill()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
