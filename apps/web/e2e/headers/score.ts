import { existsSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'
import { startService } from '@clairmemoire/launch/service'
import { scan } from '@mdn/mdn-http-observatory'
import { startTlsProxy } from '../stack/tls-proxy.ts'

const ports = { http: 80, https: 443 }
const host = 'localhost'

process.exitCode = await run()

/** Grades the built site with the scanner of MDN Observatory. A grade below A+ fails. */
async function run(): Promise<number> {
  provideEmptyPreloadList()
  const site = startService('apps/web/server/main.ts', { PORT: '0', TRUST_PROXY: 'loopback' })
  try {
    const sitePort = await site.ready
    if (sitePort === undefined) return 1
    await using _redirect = await redirectToHttps()
    const proxy = await startTlsProxy(sitePort, [host], ports.https)
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), proxy.certificate])
    const { scan: summary, tests } = await scan(host)
    await proxy.close()
    for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
      process.stdout.write(`${pass ? 'pass' : 'FAIL'}  ${name}: ${result} (${scoreModifier})\n`)
    }
    process.stdout.write(
      `${summary.grade}, score ${summary.score}, ${summary.testsPassed} of ${summary.testsQuantity} tests\n`,
    )
    return summary.grade === 'A+' ? 0 : 1
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EACCES' && code !== 'EADDRINUSE') throw error
    process.stderr.write(
      `No grade: the scanner requests ports ${ports.http} and ${ports.https} only, and this process cannot listen on them (${code}).\n`,
    )
    return 1
  } finally {
    await site.stop()
  }
}

/** Redirects http to https, as a load balancer does. */
async function redirectToHttps(): Promise<AsyncDisposable> {
  const server = http.createServer((request, response) =>
    response.writeHead(301, { location: `https://${host}${request.url}` }).end(),
  )
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(ports.http, '127.0.0.1', resolve))
  return {
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Writes an empty HSTS preload list. The scanner needs the file, which it would otherwise download during installation, and no local host
 * is on the real list.
 */
function provideEmptyPreloadList(): void {
  const list = fileURLToPath(new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory')))
  if (!existsSync(list)) writeFileSync(list, '{}')
}
