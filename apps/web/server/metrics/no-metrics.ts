import type { FastifyInstance } from 'fastify'
import type { RenderDocument } from '../document.ts'
import type { PageStore } from '../page-store.ts'

export interface SiteMetrics {
  watch: (app: FastifyInstance) => void
  countAsked: (pageAt: PageStore) => PageStore
  countRendered: (renderDocument: RenderDocument) => RenderDocument
}

/** Counts nothing, for a site without metrics; no code for metrics is loaded. */
export const noMetrics: SiteMetrics = {
  watch: () => undefined,
  countAsked: (pageAt) => pageAt,
  countRendered: (renderDocument) => renderDocument,
}
