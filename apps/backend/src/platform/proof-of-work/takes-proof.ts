import type { RouteOptions } from 'fastify'

export const proofHeader = 'x-proof-of-work'

/** Whether the contract lets an operation ask for a proof of work: those of people at a page of the site, not of mail programs. */
export function takesProof({ schema }: Pick<RouteOptions, 'schema'>): boolean {
  const headers = schema?.headers
  const { properties } = { properties: undefined, ...(typeof headers === 'object' ? headers : {}) } as {
    properties: object | undefined
  }
  return Object.keys(properties ?? {}).some((name) => name.toLowerCase() === proofHeader)
}
