import type { Fetch } from './answer.ts'
import { type CmsClient, type CmsClientOptions, createCmsClient } from './client.ts'

interface DraftClientOptions extends Omit<CmsClientOptions, 'fetch'> {
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
    fetch: async (url, { headers, signal }) => {
      const answer = await fetch(`${url}&status=draft`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
        signal,
      })
      return answer.ok ? Response.json(withStandIns(await answer.json())) : answer
    },
  })
}

/** Fills in what its review will say of an article; nothing of it is shown of a sample. */
function withStandIns(answer: unknown): unknown {
  if (!isCollection(answer)) return answer
  return {
    ...answer,
    data: answer.data.map(({ attributes, ...entry }) => ({
      ...entry,
      attributes: withoutApproval(reviewed(attributes)),
    })),
  }
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

function isCollection(answer: unknown): answer is { data: readonly { attributes: Fields }[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)
}
