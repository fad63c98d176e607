import { Refusal } from '../../../platform/contract/refusal.ts'

/**
 * What the library verified of a browser’s answer. Whatever cannot be read or does not fit is refused at its field: what is wrong with
 * it would help nobody but who tries to forge one.
 */
export async function verified<Verification extends { verified: boolean }>(
  verify: () => Promise<Verification>,
): Promise<Verification> {
  // The library throws for what does not fit.
  const verification = await verify().catch(() => undefined)
  if (verification?.verified !== true) throw Refusal.of({ response: 'invalid' })
  return verification
}
