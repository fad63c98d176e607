import { type CmsClient, type CmsClientOptions, createCmsClient, type Fetch } from './client.ts'

interface DraftClientOptions extends Omit<CmsClientOptions, 'fetch' | 'transform' | 'isScheduled'> {
  /** Authorizes reading drafts. */
  token: string
  fetch?: Fetch
}

/** Reads unpublished documents. Unreviewed articles and all studies are shown as samples: the approval of a study is removed. */
export function createDraftClient({ token, fetch = globalThis.fetch, ...options }: DraftClientOptions): CmsClient {
  return createCmsClient({
    ...options,
    transform: asDraftResponse,
    isScheduled: () => false,
    fetch: (url, { headers, signal }) =>
      fetch(`${url}&status=draft`, { headers: { ...headers, authorization: `Bearer ${token}` }, signal }),
  })
}

function asDraftResponse(answer: unknown): unknown {
  if (!isFields(answer) || !Array.isArray(answer['data'])) return answer
  return { ...answer, data: answer['data'].map(asDraftEntry) }
}

/** Malformed entries are left for the client to refuse. */
function asDraftEntry(entry: unknown): unknown {
  if (!isFields(entry) || !isFields(entry['attributes'])) return entry
  return { ...entry, attributes: withoutApproval(withPlaceholderReview(entry['attributes'])) }
}

type Fields = Readonly<Record<string, unknown>>

/** Fills in the fields that a review will set; the page of a sample does not show them. */
function withPlaceholderReview(attributes: Fields): Fields {
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
