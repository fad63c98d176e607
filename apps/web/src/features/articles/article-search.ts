import type { Topic } from '@clairmemoire/cms-client/article'
import { createTextSearch } from '@clairmemoire/domain/text-search'
import type { I18n } from '@lingui/core'
import type { ArticleSummary } from './article-summary.ts'
import { topicNames } from './topics.copy.ts'

/** What a reader looks for: the words that they typed, within a topic or in all of them. */
export interface Wish {
  typed: string
  topic: Topic | 'all'
}

export const everything: Wish = { typed: '', topic: 'all' }

/** Searches articles by title, description and topic. What is typed never leaves the device. */
export function createArticleSearch(
  articles: readonly ArticleSummary[],
  i18n: I18n,
): (wish: Wish) => readonly ArticleSummary[] {
  const search = createTextSearch(articles, ({ title, description, topics }) => ({
    title,
    text: [description, ...topics.map((topic) => i18n._(topicNames[topic]))].join(' '),
  }))
  return ({ typed, topic }) => search(typed).filter(({ topics }) => topic === 'all' || topics.includes(topic))
}
