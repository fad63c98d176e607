import { createHmac } from 'node:crypto'

/** What the text is turned into for one purpose: nobody can without the key, and no purpose tells of another. */
export function derivedSecret(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
}
