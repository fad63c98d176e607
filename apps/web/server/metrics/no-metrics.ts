import type { FastifyInstance } from 'fastify'
import type { RenderDocument } from '../document.ts'
import type { PageStore } from '../page-store.ts'

/** The metrics of the site. */
export interface SiteMetrics {
  watch: (app: FastifyInstance) => void
  countAsked: (pageAt: PageStore) => PageStore
  countRendered: (renderDocument: RenderDocument) => RenderDocument
}

/** For a site without metrics: nothing is counted, and no code for it is loaded. */
export const noMetrics: SiteMetrics = {
  watch: () => undefined,
  countAsked: (pageAt) => pageAt,
  countRendered: (renderDocument) => renderDocument,
}
