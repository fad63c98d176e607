import { locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { FastifyInstance } from 'fastify'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf } from '../src/routing/site-map.ts'
import { environmentOfRequest } from './locale-of-request.ts'
import { securityContact } from './operator-facts.ts'
import type { Operator } from './operator-settings.ts'
import { sendValidated } from './validated-answer.ts'

const securityTxtPath = '/.well-known/security.txt'

/** Days from the request to the expiry; RFC 9116 recommends less than a year. */
const daysUntilExpiry = 180

/** Serves security.txt (RFC 9116), which says how to report a vulnerability. It is the same on both hosts, whatever the language cookie. */
export function serveSecurityTxt(app: FastifyInstance, operator: Operator, now = () => new Date()): void {
  app.get(securityTxtPath, async (request, reply) => {
    const environment = environmentOfRequest(request)
    const origins = locales.map((locale) => [locale, siteOrigin(locale, environment, app.ownSites?.hosts)] as const)
    const lines = [
      `Contact: mailto:${securityContact(operator)}`,
      `Expires: ${expiryFrom(now())}`,
      'Preferred-Languages: fr, en',
      ...origins.map(([, origin]) => `Canonical: ${origin}${securityTxtPath}`),
      ...origins.map(([locale, origin]) => `Policy: ${origin}${publicPath(pageOf('Security'), locale)}`),
    ]
    return sendValidated(request, reply, 'text/plain', `${lines.join('\n')}\n`)
  })
}

/** The date of expiry. It is the same for a whole day, so that the file can be cached. */
function expiryFrom(now: Date): string {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysUntilExpiry)
  return new Date(day).toISOString().replace('.000Z', 'Z')
}
