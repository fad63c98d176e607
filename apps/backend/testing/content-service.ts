import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { repositoryAttributes } from '@clairmemoire/cms-client/testing/repository-studies'
import { defaultLocale, isLocale, type Locale } from '@clairmemoire/domain/locale'

/** A content service with only the studies of the repository. */
export interface TestContent extends AsyncDisposable {
  origin: string
  /** Sets the studies that it returns, in the format of the service. */
  answerWith: (studies: readonly object[]) => void
  /** Makes it fail for a language. */
  failIn: (locale: Locale) => void
}

export async function testContent(): Promise<TestContent> {
  let changed: readonly object[] | undefined
  let failing: Locale | undefined
  const server = createServer(({ url = '' }, reply) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const requestedLocale = searchParams.get('locale')
    if (requestedLocale === failing) return void reply.writeHead(503).end()
    const studies = changed ?? repositoryAttributes(isLocale(requestedLocale) ? requestedLocale : defaultLocale)
    const data = pathname === '/api/studies' ? studies.map((attributes, index) => ({ id: index + 1, attributes })) : []
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ data, meta: {} }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (studies) => {
      changed = studies
    },
    failIn: (locale) => {
      failing = locale
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
