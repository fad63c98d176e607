import path from 'node:path'
import { freePort } from '@clairmemoire/vitest/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingForImages } from './missing-for-images.mjs'
import { buildImages, type Images } from './testing/images.ts'
import { ownPostgres } from './own-postgres.ts'

const servers = ['content', 'backend', 'site']

// The launcher prints why this test cannot run.
describe.skipIf(missingForImages().length > 0)('an image', () => {
  let images: Images
  const running = new AsyncDisposableStack()

  beforeAll(async () => {
    images = running.use(await buildImages(path.join(import.meta.dirname, 'dist'), servers))
  })
  afterAll(() => running.disposeAsync())

  it.each(servers)('of the %s has no user rights, no secret, a health check and a stop signal', async (server) => {
    const { User, Env, StopSignal, Healthcheck } = await images.configOf(server)
    expect(User).toBe('10001:10001')
    expect(StopSignal).toBe('SIGTERM')
    expect(Healthcheck.Test.slice(0, 2)).toEqual(['CMD', 'node'])
    const names = Env.map((line) => line.split('=')[0])
    expect(names.filter((name) => !/^(?:PATH|DATA_DIR|(?:|BACKEND_|CMS_)(?:HOST|PORT))$/.test(name ?? ''))).toEqual([])
    // The user of the image may not read some folders of Debian.
    const find =
      "find / -xdev '(' -user 10001 -o -type f -writable ')' -not -path '/proc/*' -not -path '/tmp/*' 2>/dev/null || true"
    expect(await images.runIn(server, ['sh', '-c', find])).toBe('/var/lib/clairmemoire')
    expect(await images.runIn(server, ['head', '--lines=2', 'sbom.cdx.json'])).toContain('"CycloneDX"')
  })

  it('starts, answers its health check and a page, and ends cleanly at SIGTERM', async () => {
    const { url: DATABASE_URL } = running.use(await ownPostgres())
    const ports = { content: await freePort(), backend: await freePort(), site: await freePort() }
    const addressOf = (server: keyof typeof ports) => `http://127.0.0.1:${ports[server]}`
    // The containers share the network of this machine, so each server needs a different port.
    const settingsOf = (server: keyof typeof ports) => {
      const port = String(ports[server])
      const addresses = { CMS_URL: addressOf('content'), BACKEND_URL: addressOf('backend') }
      return { DATABASE_URL, MAX_EVENT_LOOP_DELAY: 'off', ...addresses, PORT: port, BACKEND_PORT: port, CMS_PORT: port }
    }
    expect(await images.runIn('backend', ['node', 'migrate.mjs'], { DATABASE_URL })).toBe('The tables are up to date.')
    const containers = []
    for (const server of ['content', 'backend', 'site'] as const) {
      const container = await images.start(server, settingsOf(server))
      containers.push(container)
      const { Healthcheck } = await images.configOf(server)
      const isHealthy = () =>
        images.runIn(server, Healthcheck.Test.slice(1), settingsOf(server)).then(
          () => 'healthy',
          () => container.output(),
        )
      await expect.poll(isHealthy).toBe('healthy')
    }
    const page = await fetch(addressOf('site'))
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('mémoire')])
    const ready = await fetch(`${addressOf('site')}/readyz`)
    expect(await ready.json()).toEqual({ status: 'ok', pages: true, backend: true })
    for (const container of containers.toReversed())
      expect([await container.stop(), container.output()]).toEqual([0, expect.not.stringMatching(/error/i)])
  })
})
