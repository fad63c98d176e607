import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { type ArticleSummary, summaryOf } from './article-summary.ts'
import type { ListPart } from './list-part.ts'

type EveryArticle =
  | { state: 'loading' | 'failed'; articles?: never }
  | { state: 'ready'; articles: readonly ArticleSummary[] }

/** All articles, for a search: those of the page where it shows them all, otherwise read once. */
export function useEveryArticle({ entries, pages }: ListPart<ArticleSummary>) {
  const { content, locale }: SiteContext = useRouter().options.context
  const [every, setEvery] = useState<EveryArticle>(
    pages === 1 ? { state: 'ready', articles: entries } : { state: 'loading' },
  )

  async function read(): Promise<void> {
    setEvery({ state: 'loading' })
    try {
      const articles = await (await content()).articles()
      setEvery({ state: 'ready', articles: articles.map((entry) => summaryOf(entry, locale)) })
    } catch {
      setEvery({ state: 'failed' })
    }
  }

  useEffect(() => {
    if (every.state === 'loading') void read()
  }, [])

  return { ...every, readAgain: () => void read() }
}
