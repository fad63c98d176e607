import { Readable } from 'node:stream'

/** The body of one request is larger than any the contract has: 413. */
export class BodyTooLarge extends Error {}

/** All bodies that are on their way take more memory than there is for them: 503. */
class TooManyBodies extends Error {}

const mebibyte = 1024 * 1024
const bodyLimit = mebibyte
const totalLimit = 64 * mebibyte

let total = 0

/**
 * Waits until a visitor has sent all of a body, so that one who stops or goes away in the middle takes nothing of the
 * backend. A body sent in chunks has no length to look at beforehand.
 */
export async function wholeBody(body: Readable, announced: number): Promise<Readable> {
  if (announced > bodyLimit) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Left open where it is refused, for the answer goes the same way.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      total += chunk.length
      if (size > bodyLimit) throw new BodyTooLarge()
      if (total > totalLimit) throw new TooManyBodies()
      chunks.push(chunk)
    }
  } finally {
    total -= size
  }
  return Readable.from(chunks.length === 0 ? [] : [Buffer.concat(chunks)])
}
