/** Makes values unreadable to anything but this site on this device. */
export interface Sealing {
  /** Returns the sealed value as base64, or `undefined` if this device cannot seal. Opening it needs the same `label`. */
  seal: (value: unknown, label: string) => Promise<string | undefined>
  /** Returns the value, or `undefined` if this device did not seal it under this label. Rejects if the key is unavailable now. */
  open: (ciphertext: string, label: string) => Promise<unknown>
  /** Deletes the key and everything stored with it, so that values sealed before can never be opened again. */
  forget: () => Promise<void>
}

/** Seals nothing, for the server and for devices without a key store; private parts then live in the tab only. */
export const noSealing: Sealing = {
  seal: async () => undefined,
  open: async () => undefined,
  forget: async () => {},
}
