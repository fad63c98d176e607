import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { knownOrFreePort } from './backend-port.mjs'

it('the backend uses its default port, and a free port if the default is in use', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  expect(await knownOrFreePort(port)).toBe('0')
  await new Promise((resolve) => taken.close(resolve))
  expect(await knownOrFreePort(port)).toBe(String(port))
})
