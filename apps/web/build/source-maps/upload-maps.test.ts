import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { uploadMaps } from './upload-maps.ts'

const token = 'sntrys_nobody_else_knows'
const scripts = [{ path: 'assets/a.js', code: Buffer.from('start()'), map: Buffer.from('{"version":3}') }]

const received: { path: string; authorization: unknown; fields: unknown }[] = []
let answers: number[] = []
const service = createServer((request, response) => {
  void buffer(request).then(async (body) => {
    const { authorization, 'content-type': type = '' } = request.headers
    const fields = await fieldsOf(body, type)
    received.push({ path: request.url ?? '', authorization, fields })
    response.writeHead(answers.shift() ?? 201).end('{}')
  })
})

async function fieldsOf(body: Buffer, type: string): Promise<unknown> {
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
  if (type === 'application/json') return answer.json()
  const fields: [string, string][] = []
  for (const [name, value] of await answer.formData())
    fields.push([name, typeof value === 'string' ? value : await value.text()])
  return Object.fromEntries(fields)
}

const project = () => {
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `http://127.0.0.1:${port}`, organization: 'clinic', project: 'site', token }
}

beforeEach(() => new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening)))
afterEach(async () => {
  received.splice(0)
  answers = []
  service.closeAllConnections()
  await new Promise((closed) => service.close(closed))
})

const releases = '/api/0/organizations/clinic/releases/'
const files = `${releases}boot-abc/files/`

it('uploads each script with its map to the release, and names the map', async () => {
  await uploadMaps(project(), 'boot-abc', scripts)
  const authorization = `Bearer ${token}`
  const script = { name: '~/assets/a.js', header: 'Sourcemap:a.js.map', file: 'start()' }
  expect(received).toEqual([
    { path: releases, authorization, fields: { version: 'boot-abc', projects: ['site'] } },
    { path: files, authorization, fields: script },
    { path: files, authorization, fields: { name: '~/assets/a.js.map', file: '{"version":3}' } },
  ])
})

it('accepts files that are already uploaded', async () => {
  answers = [208, 409, 409]
  await uploadMaps(project(), 'boot-abc', scripts)
  expect(received).toHaveLength(3)
})

describe('an upload that is rejected', () => {
  it.each([301, 401, 403, 500])(
    'with %i fails with one sentence that does not contain the token, and sends nothing more',
    async (status) => {
      answers = [201, status]
      const failure = await uploadMaps(project(), 'boot-abc', scripts).catch(String)
      expect(failure).toMatch(/Sentry (?:answered|does not answer)/)
      expect(failure).not.toContain(token)
      expect(received).toHaveLength(2)
    },
  )

  it('fails with one sentence when the server is unreachable', async () => {
    const nowhere = { ...project(), url: 'http://127.0.0.1:9' }
    await expect(uploadMaps(nowhere, 'boot-abc', scripts)).rejects.toThrow('SENTRY_URL')
  })
})
