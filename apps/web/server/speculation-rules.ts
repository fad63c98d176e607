import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formsOf } from '../src/routing/public-paths.ts'
import { siteMap } from '../src/routing/site-map.ts'

const rulesPath = '/speculation-rules.json'

/** Pages that begin something as soon as they open. The parameters of their paths are written as in URL patterns. */
const notMadeAhead = siteMap.filter(({ hydrates }) => hydrates === 'at-once').flatMap((page) => formsOf(page, siteMap))

/** An address of the site that is a page; the language switch sets a cookie, and a file is fetched when it is wanted. */
const isPage = [{ href_matches: '/*' }, { not: { href_matches: ['/locale/*', '/*.*'] } }]

/** Of a link that a pointer rests on, or a finger is on, a form is fetched and a page to read is made, before it is opened. */
const rules = {
  prefetch: [{ where: { and: isPage }, eagerness: 'moderate' }],
  prerender: [{ where: { and: [...isPage, { not: { href_matches: notMadeAhead } }] }, eagerness: 'moderate' }],
}

export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(rulesPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-robots-tag': 'noindex' })
      .type('application/speculationrules+json')
      .send(JSON.stringify(rules)),
  )
}

/** Names the rules to a browser, but never to one whose person saves data. */
export function speculationHeaders({ headers }: FastifyRequest): Record<string, string> {
  return headers['save-data'] === 'on' ? {} : { 'speculation-rules': `"${rulesPath}"` }
}
