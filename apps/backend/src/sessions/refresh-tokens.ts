import { hash, randomBytes } from 'node:crypto'
import { derivedSecret } from './derived-secret.ts'

/** 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The one token that can follow: it is derived, not drawn, so that an answer that was lost can be given again although
 * nothing but hashes is kept, and a session never has two tokens that count.
 */
export function tokenAfter(key: Buffer, token: string): string {
  return derivedSecret(key, 'refresh', token)
}

/** What is kept and looked up instead. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
