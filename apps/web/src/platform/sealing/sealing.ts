/** Makes values unreadable to anything but this site on this device. */
export interface Sealing {
  /** The value as base64, or `undefined` if this device cannot seal. The same `label` is needed to open it. */
  seal: (value: unknown, label: string) => Promise<string | undefined>
  /** `undefined` for anything that this device did not seal under that label; rejects if its key is unavailable now. */
  open: (ciphertext: string, label: string) => Promise<unknown>
  /** Deletes the key and everything stored with it: values sealed before stay closed for ever. */
  forget: () => Promise<void>
}

/** For the server and for devices without a key store: seals nothing, so private parts live in the tab only. */
export const noSealing: Sealing = {
  seal: async () => undefined,
  open: async () => undefined,
  forget: async () => {},
}
