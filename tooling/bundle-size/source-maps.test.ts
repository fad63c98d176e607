import { execFile } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { client } from './script-sizes.ts'

const site = path.resolve(client, '../..')
const token = 'sntrys_nobody_else_knows'

it('no served file refers to a source map (R8-07)', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.map(?:\.|$)/.test(file))).toEqual([])
  const scripts = globSync('assets/*.{js,css}', { cwd: client })
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => readFileSync(path.join(client, file), 'utf8').includes('sourceMappingURL'))).toEqual(
    [],
  )
})

it('the command uploads a source map for every served script', async () => {
  const uploaded = new Map<string, string>()
  const service = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const { 'content-type': type = '' } = request.headers
      if (request.url?.endsWith('/files/')) {
        const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
        const [name, file] = [form.get('name'), form.get('file')]
        if (typeof name === 'string' && file instanceof Blob) uploaded.set(`${request.url} ${name}`, await file.text())
      }
      response.writeHead(201).end('{}')
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const address = service.address()
  const output = await promisify(execFile)(process.execPath, ['build/source-maps/source-maps.ts'], {
    cwd: site,
    env: {
      ...process.env,
      SENTRY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      SENTRY_ORG: 'clinic',
      SENTRY_PROJECT: 'site',
      SENTRY_AUTH_TOKEN: token,
    },
  })
  await new Promise((closed) => service.close(closed))
  const boot = globSync('assets/boot-!(after)*.js', { cwd: client })[0] ?? ''
  const files = `/api/0/organizations/clinic/releases/${path.basename(boot, '.js')}/files/ ~/`
  expect(uploaded.get(files + boot)).toBe(readFileSync(path.join(client, boot), 'utf8'))
  expect(JSON.parse(uploaded.get(`${files}${boot}.map`) ?? '')).toMatchObject({
    sources: expect.arrayContaining(['../../../src/boot.ts']),
  })
  expect(uploaded.size).toBeGreaterThan(400)
  expect(`${output.stdout}${output.stderr}`).not.toContain(token)
})
