import * as v from 'valibot'
import type { ArticleLink } from '../article.ts'
import { allRelated } from './envelope.ts'
import * as fields from './fields.ts'
import { type Place, within } from './place.ts'
import { read, readEach } from './read.ts'

export const articleLink = v.object({ slug: fields.slug, title: fields.label })

/** The articles that a field names. */
export function readArticleLinks(field: unknown, place: Place): ArticleLink[] {
  return readEach(allRelated(field, place), within(place, 'data'), (value, place) => read(articleLink, value, place))
}
