import { hash, randomBytes } from 'node:crypto'

/** The key in a private link: 128 random bits. */
export function newCapability(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Returns the hash that is stored and looked up instead of the key, so that the timing of lookups reveals nothing about keys.
 */
export function hashOfCapability(capability: string): string {
  return hash('sha256', capability, 'base64url')
}
