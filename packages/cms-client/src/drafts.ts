import type { Fetch } from './answer.ts'
import { type CmsClient, type CmsClientOptions, createCmsClient } from './client.ts'

interface DraftClientOptions extends Omit<CmsClientOptions, 'fetch' | 'amended' | 'isWaiting'> {
  /** Proves that its bearer may read drafts. */
  token: string
  fetch?: Fetch
}

/**
 * The client of what is written and not yet published. An article that nobody has reviewed yet can be read too: it is then a
 * sample, as every text is that stands in for a reviewed one, and so is a study text, whose approval is of the text before.
 */
export function createDraftClient({ token, fetch = globalThis.fetch, ...options }: DraftClientOptions): CmsClient {
  return createCmsClient({
    ...options,
    amended: withStandIns,
    isWaiting: () => false,
    fetch: (url, { headers, signal }) =>
      fetch(`${url}&status=draft`, { headers: { ...headers, authorization: `Bearer ${token}` }, signal }),
  })
}

/** Fills in what its review will say of an article; nothing of it is shown of a sample. */
function withStandIns(answer: unknown): unknown {
  if (!isFields(answer) || !Array.isArray(answer['data'])) return answer
  return { ...answer, data: answer['data'].map(withStandIn) }
}

/** What is no document is left for the client to refuse. */
function withStandIn(entry: unknown): unknown {
  if (!isFields(entry) || !isFields(entry['attributes'])) return entry
  return { ...entry, attributes: withoutApproval(reviewed(entry['attributes'])) }
}

type Fields = Readonly<Record<string, unknown>>

function reviewed(attributes: Fields): Fields {
  const { reviewer, reviewedOn, nextReview, author, publishedOn } = attributes
  const isReviewed = isNamed(reviewer) && reviewedOn && nextReview
  if (!('reviewer' in attributes) || isReviewed) return attributes
  return { ...attributes, reviewer: author, reviewedOn: publishedOn, nextReview: publishedOn, sample: true }
}

function withoutApproval(attributes: Fields): Fields {
  return 'approval' in attributes ? { ...attributes, approval: null } : attributes
}

function isNamed(relation: unknown): boolean {
  return typeof relation === 'object' && relation !== null && 'data' in relation && relation.data !== null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
