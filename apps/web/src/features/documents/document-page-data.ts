import type { ClinicFactName } from '@clairmemoire/cms-client/footer'
import type { RichText } from '@clairmemoire/cms-client/rich-text'
import { joinCatalogs, loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import {
  blocksCatalog,
  explainer,
  filled,
  loadDrawing,
  type Part,
  type PlacedBlock,
  partsOf,
  placed,
} from '../../blocks/index.ts'
import type { Content } from '../../platform/content/content.ts'
import { type SiteContext, settingsOfVisitor } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { matchPath } from '../../routing/public-paths.ts'
import { documentOf } from '../../routing/site-map.ts'

/** The names of the facts, in display order. */
const terms: Readonly<Record<ClinicFactName, MessageDescriptor>> = {
  price: msg({ id: 'documents.clinic.price', message: 'Prix' }),
  reimbursement: msg({ id: 'documents.clinic.reimbursement', message: 'Remboursement' }),
  visitLength: msg({ id: 'documents.clinic.visit-length', message: 'Durée' }),
  address: msg({ id: 'documents.clinic.address', message: 'Adresse' }),
  openingHours: msg({ id: 'documents.clinic.opening-hours', message: 'Horaires' }),
  answerTime: msg({ id: 'documents.clinic.answer-time', message: 'Réponse' }),
}

interface ClinicFact {
  term: string
  value: string
}

/** The facts that the clinic has written about itself; empty if they cannot be read. */
async function clinicFacts(content: Content, i18n: I18n): Promise<readonly ClinicFact[]> {
  const footer = await content.footer().catch(() => undefined)
  return (Object.keys(terms) as ClinicFactName[]).flatMap((name) => {
    const value = footer?.facts?.[name]
    return value === undefined ? [] : [{ term: i18n._(terms[name]), value }]
  })
}

const documentsCatalog = joinCatalogs(blocksCatalog, {
  fr: () => import('./locales/fr.po'),
  en: () => import('./locales/en.po'),
})

export interface DocumentPageData {
  /** The formatted date of the last change. */
  updated: string | undefined
  /** Key facts of the clinic; empty on pages that do not show them. */
  clinic: readonly ClinicFact[]
  summary: RichText
  /** The blocks that come before the table of contents, so that readers see a warning immediately. */
  opening: readonly PlacedBlock[]
  body: readonly PlacedBlock[]
  /** The recommended next step after reading. */
  next: PlacedBlock | undefined
  /** The file of the drawing. */
  drawing: string | undefined
  /** The parts in the table of contents. */
  parts: readonly Part[]
  pageText: PageText
}

/** The document at a path, with the operator's facts inserted. Throws NotFound if the language has no such document. */
export async function documentPageData(context: SiteContext, path: string): Promise<DocumentPageData> {
  const { content, i18n, locale } = context
  const page = matchPath(path)?.page
  const name = page && documentOf(page)
  if (!page || name === undefined) throw notFound()
  const read = await content()
  const [written] = await Promise.all([read.page(name), loadCatalog(i18n, documentsCatalog)])
  if (!written) throw notFound()
  const explain = await explainer(read, i18n)
  const { title, description, updatedOn, summary, blocks, drawing } = explain.parts(
    filled(written, settingsOfVisitor(context)),
  )
  return {
    updated: updatedOn && formatPlainDate(locale, updatedOn),
    clinic: page.clinicFacts ? await clinicFacts(read, i18n) : [],
    summary,
    drawing: await loadDrawing(drawing),
    ...splitBlocks(placed(blocks)),
    pageText: { title, description },
  }
}

function splitBlocks(blocks: readonly PlacedBlock[]): Pick<DocumentPageData, 'opening' | 'body' | 'next' | 'parts'> {
  const first = blocks.findIndex(({ kind }) => kind !== 'lead' && kind !== 'notice')
  const start = first === -1 ? blocks.length : first
  const last = blocks.at(-1)
  const next = last?.kind === 'call-to-action' ? last : undefined
  const body = blocks.slice(start, next && -1)
  return { opening: blocks.slice(0, start), body, next, parts: partsOf(next ? blocks.slice(0, -1) : blocks) }
}
