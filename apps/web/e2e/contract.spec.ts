import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as alone } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startContractProxy } from './stack/contract-proxy.ts'

test('a request that violates the contract is detected by the proxy before the backend', async ({ page, stack }) => {
  await page.goto('/')
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/mail/create-contact/', { method: 'POST', headers, body: '{"locale":"de"}' })).status
  })
  expect(status).toBe(400)
  expect(stack.takeViolations()).toContainEqual(
    expect.stringMatching(/^POST \/api\/mail\/create-contact\/: .*locale is none of/),
  )
})

alone('a response that violates the contract is recorded and passed on unchanged', async () => {
  const backend = http.createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok","uptime":1}'),
  )
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const proxy = await startContractProxy((backend.address() as AddressInfo).port)

  const answer = await fetch(`http://127.0.0.1:${proxy.port}/healthz`)

  expect(await answer.json()).toEqual({ status: 'ok', uptime: 1 })
  expect(proxy.takeViolations()).toEqual([
    'GET /healthz answered 200: body has `uptime`, which the contract does not know',
  ])
  expect(proxy.takeViolations()).toEqual([])
  await proxy.close()
  backend.close()
})
