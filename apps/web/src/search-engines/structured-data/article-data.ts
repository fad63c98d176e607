import { changedOn } from '@clairmemoire/cms-client/article'
import type { PersonEntry } from '@clairmemoire/cms-client/person'
import type { Article, MedicalWebPage, Person } from 'schema-dts'
import type { Content } from '../../platform/content/content.ts'
import type { ToldPage } from '../told-page.ts'
import { clinicId } from './clinic-data.ts'

/** An article with the day of its medical review and its sources; by whom, where that is a person and not a sample. */
export async function articleData(
  { params, locale, origin, url }: ToldPage,
  content: Content,
): Promise<readonly [MedicalWebPage, Article] | readonly []> {
  const article = await content.article(params['slug'] ?? '')
  if (!article) return []
  const { title, description, author, reviewer, publishedOn, reviewedOn, sample, sources } = article
  const clinic = { '@id': clinicId(origin) }
  const links = sources.flatMap(({ href }) => href ?? [])
  return [
    {
      '@type': 'MedicalWebPage',
      '@id': url,
      url,
      name: title,
      inLanguage: locale,
      ...(!sample && { lastReviewed: reviewedOn }),
      ...(!sample && !reviewer.sample && { reviewedBy: personOf(reviewer) }),
    },
    {
      '@type': 'Article',
      headline: title,
      description,
      inLanguage: locale,
      mainEntityOfPage: { '@id': url },
      datePublished: publishedOn,
      dateModified: changedOn(article),
      author: author.sample ? clinic : personOf(author),
      publisher: clinic,
      ...(links.length > 0 && { citation: links }),
    },
  ]
}

function personOf({ name, role }: PersonEntry): Person {
  return { '@type': 'Person', name, jobTitle: role }
}
