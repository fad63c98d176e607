import type { Content } from './content.ts'

const fail = () => Promise.reject(new Error('No content service'))

/** No service at all: every read fails. */
export const withoutContent: Content = {
  footer: fail,
  articles: fail,
  article: fail,
  page: fail,
  studies: fail,
  study: fail,
}
