import type { Graph, Thing } from 'schema-dts'
import type { Content } from '../../platform/content/content.ts'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'
import type { Screen } from '../../routing/site-map.ts'
import type { ToldPage } from '../told-page.ts'
import { articleData } from './article-data.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { clinicData } from './clinic-data.ts'
import { questionsData } from './questions-data.ts'
import { trialData } from './trial-data.ts'

/** What a page is about, of what it was made of; nothing where that cannot be said. */
export type Describe = (told: ToldPage, content: Content, settings: PublicSettings) => Promise<readonly Thing[]>

const describe: Partial<Record<Screen, Describe>> = {
  Home: async (told, _content, settings) => clinicData(told, settings),
  StudyDetail: trialData,
  ArticleDetail: articleData,
}

/** What the page says, in the vocabulary of schema.org. No rating and no review: none is true here. */
export async function structuredData(told: ToldPage, content: Content, settings: PublicSettings): Promise<Graph> {
  const { page } = told
  const subject = page.document ? questionsData : describe[page.screen]
  // A page stands although its content could not be read again; then it says where it stands, and no more.
  const things = await subject?.(told, content, settings).catch(() => [])
  return {
    '@context': 'https://schema.org',
    '@graph': [...(page.breadcrumb ? [breadcrumbData(told)] : []), ...(things ?? [])],
  }
}
