import { mayRecruit, type Study, type StudyStatus } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { explainer } from '../../../blocks/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-loader.ts'
import { type FactLine, type GlanceFact, glanceFacts, shownStudy, statusLabels } from '../../../study-entries/index.ts'
import { studiesCatalog } from '../page-copies.ts'
import { closingOf } from './closing.copy.ts'
import { checkedFact, versionFact } from './study-facts.copy.ts'
import { originOf } from './study-origin.copy.ts'
import type { Line, StudyPart } from './study-part.ts'
import { cautionsPart, studyParts } from './study-parts.copy.ts'
import { type ContactData, contactData, type NextStep, nextStep } from './contact.copy.ts'

/** The data of a study page. They are finished texts, so that the page needs no code in the browser to build them. */
export interface StudyPageData {
  study: Pick<Study, 'name' | 'slug' | 'status' | 'sites'>
  status: string
  facts: readonly (GlanceFact | FactLine)[]
  contact: ContactData
  /** The introduction. */
  lead: Line
  nextStep: NextStep
  /** The title of the table of contents. */
  contents: string
  /** The label of the print button. */
  print: string
  parts: readonly StudyPart[]
  pageText: PageText
}

/** The ids of the parts that are printed below the summary and the facts. */
const printedParts = new Set(['closed', 'known', 'visits', 'questions', 'cautions'])

/** Throws NotFound if the study is not in the locale’s catalogue or has no published text. */
export async function studyPageData(context: SiteContext, slug: string): Promise<StudyPageData> {
  const { content, i18n, locale, settings } = context
  const [study] = await Promise.all([shownStudy(slug, context), loadCatalog(i18n, studiesCatalog)])
  if (!study) throw notFound()
  const contents = await content()
  const [{ line }, articles] = await Promise.all([explainer(contents, i18n), contents.articles().catch(() => [])])
  const { name, title, status, sites, introduction, questionsToAsk, page } = study
  const origin = originOf(study, i18n, locale)
  const isClosed = status === 'closed'
  const closedReason = isClosed ? 'closed' : reasonOfStatus(status)
  return {
    study: { name, slug, status, sites },
    status: i18n._(statusLabels[status]),
    facts: [...glanceFacts(study, i18n, locale), checkedFact(study, i18n, locale), versionFact(study, i18n)],
    contact: contactData({ name, firstName: settings.callerFirstName, slug, shut: closedReason }, i18n),
    lead: line(introduction.join(' ')),
    nextStep: nextStep(slug, closedReason !== undefined, i18n),
    contents: i18n._(msg({ id: 'studies.detail.contents', message: 'Sur cette page' })),
    print: i18n._(msg({ id: 'studies.detail.print', message: 'Imprimer cette page, en une feuille' })),
    parts: [
      ...closingOf(page, isClosed, line, i18n, locale),
      ...studyParts({ page, study, questionsToAsk, articles, origin, line }, i18n, locale),
      cautionsPart(line, i18n),
    ].map((part) => (printedParts.has(part.id) ? { ...part, isShort: true } : part)),
    pageText: { title, description: page.summary },
  }
}

/** The reason why a study does not recruit now but will recruit later. */
function reasonOfStatus(status: StudyStatus): 'paused' | 'announced' | undefined {
  if (mayRecruit(status)) return undefined
  return status === 'paused' ? 'paused' : 'announced'
}
