import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { type ArticleSummary, summaryOf } from './article-summary.ts'
import type { ListPart } from '@clairmemoire/domain/list-part'

type EveryArticle = { state: 'loading' | 'failed' } | { state: 'ready'; articles: readonly ArticleSummary[] }

/** All articles, for a search: those of the page where it shows them all, otherwise read once. */
export function useEveryArticle({ entries, pages }: ListPart<ArticleSummary>) {
  const { content, locale }: SiteContext = useRouter().options.context
  const isWhole = pages === 1
  const [every, setEvery] = useState<EveryArticle>(
    isWhole ? { state: 'ready', articles: entries } : { state: 'loading' },
  )
  const [reading, setReading] = useState(() => (isWhole ? undefined : readAll()))

  async function readAll(): Promise<EveryArticle> {
    try {
      const articles = await (await content()).articles()
      return { state: 'ready', articles: articles.map((entry) => summaryOf(entry, locale)) }
    } catch {
      return { state: 'failed' }
    }
  }

  useEffect(() => {
    let isWanted = true
    void reading?.then((outcome) => {
      if (isWanted) setEvery(outcome)
    })
    return () => {
      isWanted = false
    }
  }, [reading])

  function readAgain(): void {
    setEvery({ state: 'loading' })
    setReading(readAll())
  }

  return { state: every.state, articles: every.state === 'ready' ? every.articles : entries, readAgain }
}
