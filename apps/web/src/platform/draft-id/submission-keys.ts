/** Names the submission of a content of a draft; both are JSON values. */
type SubmissionKeys = (draftId: string, content: unknown) => Promise<string>

/**
 * The same key for the same content of the same draft (R0-16), from which neither can be told: a digest over both, base64. A page
 * served over plain http has no `subtle`; there it is random and remembered by the tab.
 */
export function createSubmissionKeys({ subtle }: { subtle?: SubtleCrypto }): SubmissionKeys {
  const minted = new Map<string, string>()
  return async (draftId, content) => {
    const text = JSON.stringify([draftId, content])
    if (!subtle) {
      const key = minted.get(text) ?? randomId()
      minted.set(text, key)
      return key
    }
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...new Uint8Array(digest)))
  }
}

/** 128 random bits, hexadecimal; `randomUUID` is missing on plain http, where this is needed. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
