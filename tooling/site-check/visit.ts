import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks the site of a language, as its visitors do by its host. */
export type Visit = (locale: Locale, path: string) => Promise<Answer>

/** Visits a running site by the hosts of production, whatever its own address is. */
export function visitorOf(origin: string): Visit {
  return (locale, path) =>
    new Promise((resolve, reject) => {
      const { host } = new URL(siteOrigin(locale, 'production'))
      const asked = request(new URL(path, origin), { headers: { host } }, (answer) => {
        const { statusCode = 0, headers } = answer
        text(answer).then((body) => resolve({ status: statusCode, headers, body }), reject)
      })
      asked.on('error', reject).end()
    })
}
