import { ContentError } from '@clairmemoire/cms-client/content-error'
import type { Content } from './content.ts'

const fail = () => Promise.reject(new ContentError({ kind: 'unreachable' }))

/** No service at all: every read fails. What the operator enters comes from none; here it is nothing. */
export const withoutContent: Content = {
  footer: fail,
  articles: fail,
  article: fail,
  page: fail,
  studies: fail,
  study: fail,
  glossary: fail,
  studySites: async () => ({}),
}
