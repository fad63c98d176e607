import type { Article } from '@clairmemoire/cms-client/article'
import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'
import type { PersonEntry } from '@clairmemoire/cms-client/entries'
import type { Topic } from '@clairmemoire/cms-client/topic'
import type { Locale } from '@clairmemoire/domain/locale'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { notFound } from '@tanstack/react-router'
import { explainer, filled, loadDrawing, type PlacedBlock, placed } from '../../blocks/index.ts'
import { type SiteContext, settingsOfVisitor } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-loader.ts'
import { articlesCatalog } from './articles.copy.ts'

/** A formatted fact about the text: its reviewer or a date. */
interface ByLine {
  term: string
  value: string
}

export interface ArticlePageData {
  article: Pick<Article, 'sample' | 'short' | 'sources' | 'related'>
  body: readonly PlacedBlock[]
  byLines: readonly ByLine[]
  /** The file of the drawing for the first topic. */
  drawing: string | undefined
  pageText: PageText
}

const topicDrawings: Readonly<Record<Topic, DrawingName>> = {
  memory: 'memory-task',
  consultation: 'with-doctor',
  lifestyle: 'walking',
  medicines: 'tablet',
  research: 'research',
  relatives: 'daughter-and-father',
}

/** Throws NotFound if the slug is unknown. */
export async function articlePageData(context: SiteContext, slug: string): Promise<ArticlePageData> {
  const { content, i18n, locale } = context
  const read = await content()
  const [article] = await Promise.all([read.article(slug), loadCatalog(i18n, articlesCatalog)])
  if (!article) throw notFound()
  const explain = await explainer(read, i18n)
  const { title, description, sample, sources, related, topics } = article
  const { short, body } = filled({ short: article.short, body: article.body }, settingsOfVisitor(context))
  const [topic] = topics
  return {
    article: { sample, short, sources, related },
    body: placed(explain.parts(body)),
    byLines: byLinesOf(article, i18n, locale),
    drawing: await loadDrawing(topic && topicDrawings[topic]),
    pageText: { title, description },
  }
}

function byLinesOf(article: Article, i18n: I18n, locale: Locale): readonly ByLine[] {
  const { readingMinutes: minutes, author, sample } = article
  return [
    {
      term: i18n._(msg({ id: 'articles.by-line.reading', message: 'Temps de lecture' })),
      value: i18n._(msg({ id: 'articles.by-line.minutes', message: `${minutes} min` })),
    },
    { term: i18n._(msg({ id: 'articles.by-line.author', message: 'Écrit par' })), value: personIn(author) },
    // Nobody has reviewed a sample, so a review date would mislead.
    ...(sample ? [] : reviewOf(article, i18n, locale)),
  ]
}

function reviewOf({ reviewer, reviewedOn, nextReview }: Article, i18n: I18n, locale: Locale): readonly ByLine[] {
  return [
    { term: i18n._(msg({ id: 'articles.by-line.reviewer', message: 'Relu par' })), value: personIn(reviewer) },
    {
      term: i18n._(msg({ id: 'articles.by-line.reviewed', message: 'Relu le' })),
      value: formatPlainDate(locale, reviewedOn),
    },
    {
      term: i18n._(msg({ id: 'articles.by-line.next-review', message: 'Prochaine relecture avant le' })),
      value: formatPlainDate(locale, nextReview),
    },
  ]
}

function personIn({ name, role }: PersonEntry): string {
  return `${name} – ${role}`
}
