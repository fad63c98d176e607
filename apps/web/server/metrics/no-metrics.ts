import type { FastifyInstance } from 'fastify'
import type { MakeDocument } from '../build-output.ts'
import type { PageStore } from '../page-store.ts'

/** What is measured on the site. */
export interface SiteMetrics {
  watch: (app: FastifyInstance) => void
  countAsked: (pageAt: PageStore) => PageStore
  countMade: (makeDocument: MakeDocument) => MakeDocument
}

/** For a site without metrics: nothing is counted, and no code for it is loaded. */
export const noMetrics: SiteMetrics = {
  watch: () => undefined,
  countAsked: (pageAt) => pageAt,
  countMade: (makeDocument) => makeDocument,
}
