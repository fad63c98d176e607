import { hash, randomBytes } from 'node:crypto'

/** 128 random bits, as a person's link holds them. */
export function newCapability(): string {
  return randomBytes(16).toString('base64url')
}

/** What is kept and looked up instead: how long a look-up takes says nothing of the bits of another. */
export function hashOfCapability(capability: string): string {
  return hash('sha256', capability, 'base64url')
}
