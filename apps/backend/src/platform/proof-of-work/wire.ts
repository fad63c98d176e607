import type { Payload } from 'altcha-lib'

/** A challenge as it travels: JSON in base64url. */
export function toWire(challenge: object): string {
  return Buffer.from(JSON.stringify(challenge)).toString('base64url')
}

/** A challenge and its solution as they come back, with a dot between them; undefined when it cannot be such a pair. */
export function fromWire(header: unknown): Payload | undefined {
  if (typeof header !== 'string') return undefined
  const [challenge, solution] = header.split('.').map(read)
  if (!isRecord(challenge) || !isRecord(challenge['parameters']) || typeof challenge['signature'] !== 'string')
    return undefined
  // Parameters are ours when the signature says so; a solution that has another form is none.
  return isRecord(solution) ? ({ challenge, solution } as object as Payload) : undefined
}

function read(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
