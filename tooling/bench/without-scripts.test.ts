import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProxy } from './without-scripts.ts'

const page =
  '<p>before</p><script type="module" src="/boot.js"></script><script id="settings">{"a":1}</script><p>after</p>'
const site = createServer((request, response) => {
  const isPage = request.url === '/'
  response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript').end(isPage ? page : 'boot()')
})
let siteUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => void site.close())

async function seenThrough(pages: 'as they are' | 'without scripts', path: string, accept: string) {
  const proxy = await startProxy(siteUrl, pages)
  try {
    return await (await fetch(new URL(path, proxy.url), { headers: { accept } })).text()
  } finally {
    await proxy.close()
  }
}

it('takes the script elements out of a page and leaves everything else', async () => {
  expect(await seenThrough('without scripts', '/', 'text/html')).toBe('<p>before</p><p>after</p>')
  expect(await seenThrough('without scripts', '/boot.js', '*/*')).toBe('boot()')
})

it('passes a page on as it is', async () => {
  expect(await seenThrough('as they are', '/', 'text/html')).toBe(page)
})
