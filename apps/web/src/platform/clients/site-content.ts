import { ContentError } from '@clairmemoire/cms-client/content-error'
import { notFound } from '@tanstack/react-router'
import { type Content, pageContentsPath, readPath, withoutContent } from '../content/content.ts'
import { compiled, type PageContents } from '../page-contents/contents.ts'
import type { PageAddress, SiteContext } from '../site/site-context.ts'
import { loadingTimeout } from '../timeout/within.ts'

/** Content that an open page may need besides its data, validated by the site server. */
export function createSiteContent(): Content {
  return {
    ...withoutContent,
    footer: () => read('footer'),
    articles: () => read('articles'),
    page: (slug) => read(`page/${encodeURIComponent(slug)}`),
    study: (slug) => read(`study/${encodeURIComponent(slug)}`),
  }
}

async function read<Value>(path: string): Promise<Value> {
  return ((await ask(`${readPath}/${path}`)) ?? undefined) as Value
}

/** Reads the data of the page at an address, and adds the messages that the page shows. */
export async function readPageData<Data>(
  { publicHref }: PageAddress,
  { i18n, locale, settings, visitorCountry }: Pick<SiteContext, 'i18n' | 'locale' | 'settings' | 'visitorCountry'>,
): Promise<Data> {
  const country = visitorCountry.state
  const page = publicHref.replace(/#.*/s, '')
  const query = new URLSearchParams({ page, ...(country !== settings.country && { country }) })
  const { messages = {}, data } = await ask<Pick<PageContents, 'messages' | 'data'>>(`${pageContentsPath}?${query}`)
  // Loading messages renders every component again.
  if (Object.keys(messages).some((id) => !(id in i18n.messages))) i18n.load(locale, compiled(messages))
  // The server has the same build.
  return data as Data
}

/** Rejects with a `ContentError` without an answer of the site server; its own 404 is NotFound. */
async function ask<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(loadingTimeout) }).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  if (!answer || body === undefined) throw new ContentError({ kind: 'unreachable' })
  if (answer.status === 404) throw notFound()
  if (!answer.ok) throw new ContentError({ kind: 'status', status: answer.status })
  return body
}
