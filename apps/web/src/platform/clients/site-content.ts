import { ContentError } from '@clairmemoire/cms-client/content-error'
import { notFound, redirect } from '@tanstack/react-router'
import { type Content, pageContentsPath, readPath, withoutContent } from '../content/content.ts'
import { releaseOfPage } from '../error-reports/error-reports.ts'
import { compiled, type PageContents } from '../page-contents/contents.ts'
import type { PageAddress, SiteContext } from '../site/site-context.ts'
import { loadingTimeout } from '../timeout/within.ts'

/** Reads content that an open page may need besides its own data; the site server has validated it. */
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

interface PageAnswer extends Pick<PageContents, 'messages' | 'data'> {
  /** The build of the server. */
  release: string
}

/**
 * Reads the data of the page at an address, and adds the messages that the page shows. If the server has another build, redirects to the
 * document.
 */
export async function readPageData<Data>(
  { publicHref }: PageAddress,
  { i18n, locale, settings, visitorCountry }: Pick<SiteContext, 'i18n' | 'locale' | 'settings' | 'visitorCountry'>,
): Promise<Data> {
  const country = visitorCountry.state
  const page = publicHref.replace(/#.*/s, '')
  const query = new URLSearchParams({ page, ...(country !== settings.country && { country }) })
  const { release, messages = {}, data } = await ask<PageAnswer>(`${pageContentsPath}?${query}`)
  // After a deployment the data may have a form that this build does not know.
  if (release !== releaseOfPage(document)) throw redirect({ href: publicHref, reloadDocument: true })
  // Known messages are not loaded again, because loading renders every component again.
  if (Object.keys(messages).some((id) => !(id in i18n.messages))) i18n.load(locale, compiled(messages))
  return data as Data
}

/** Rejects with a `ContentError` if the site server does not respond, and with NotFound if it responds with 404. */
async function ask<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(loadingTimeout) }).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  if (!answer || body === undefined) throw new ContentError({ kind: 'unreachable' })
  if (answer.status === 404) throw notFound()
  if (!answer.ok) throw new ContentError({ kind: 'status', status: answer.status })
  return body
}
