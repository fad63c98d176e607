import type { ApplicationState } from '../../platform/application-state/application-state.ts'
import { type OpenedFile, openWithPassphrase, sealWithPassphrase } from '../../platform/sealing/passphrase-sealing.ts'
import { ownResultPart, selfTestPart } from '../own-result.ts'

/** Data that can move to another device: the test with its answers so far, or the key to its result. */
export type CarriedPart = typeof selfTestPart | typeof ownResultPart

interface Carried {
  part: CarriedPart
  version: 1
  value: unknown
}

/** The encrypted file of a part, or undefined if the part is not stored. */
export async function carriedFile(
  state: Pick<ApplicationState, 'open'>,
  part: CarriedPart,
  passphrase: string,
): Promise<string | undefined> {
  const value = await state.open(part)
  const carried: Carried = { part, version: 1, value }
  return value === undefined ? undefined : sealWithPassphrase(crypto, carried, passphrase)
}

/** The content of a file, or the reason why the file cannot be used. */
export async function openCarried(
  file: string,
  passphrase: string,
): Promise<{ kind: 'opened'; carried: Carried } | { kind: Exclude<OpenedFile['kind'], 'opened'> }> {
  const opened = await openWithPassphrase(crypto, file, passphrase)
  if (opened.kind !== 'opened') return opened
  if (isCarried(opened.value)) return { kind: 'opened', carried: opened.value }
  return { kind: 'other_version' }
}

function isCarried(value: unknown): value is Carried {
  if (typeof value !== 'object' || value === null) return false
  const { part, version } = value as Partial<Carried>
  return (part === selfTestPart || part === ownResultPart) && version === 1
}
