import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

let registry: Server | undefined
afterEach(() => registry?.close())

/** Starts a registry that reports one vulnerability of this severity in a shipped package, and returns its address. */
async function registryKnowing(severity: string): Promise<string> {
  const advisory = { id: 1, url: 'https://advisories.example/1', title: 'Hole', severity, vulnerable_versions: '*' }
  registry = createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ fastify: [advisory] })))
  }).listen(0)
  await once(registry, 'listening')
  return `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
}

function audit(registryUrl: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PNPM_CONFIG_REGISTRY: registryUrl }
    execFile(process.execPath, [path.join(import.meta.dirname, 'audit.mjs')], { env }, (error, stdout) =>
      resolve({ passed: error === null, output: stdout }),
    )
  })
}

it.each(['high', 'critical'])('the audit fails on a %s vulnerability in a shipped package', async (severity) => {
  const { passed, output } = await audit(await registryKnowing(severity))
  expect(passed).toBe(false)
  expect(output).toContain('fastify')
})

it('a vulnerability of moderate severity is counted, and the audit passes', async () => {
  const { passed, output } = await audit(await registryKnowing('moderate'))
  expect(passed).toBe(true)
  expect(output).toContain('1 moderate')
})

it('if the registry does not respond, the audit passes and reports that nothing was checked', async () => {
  const { passed, output } = await audit('http://127.0.0.1:9/')
  expect(passed).toBe(true)
  expect(output).toContain('Not checked')
})
