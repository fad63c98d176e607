/** Makes values unreadable to anything but this site on this device. */
export interface Sealing {
  /** The value as base64, or `undefined` where this device cannot seal. `label` must be given again to open it. */
  seal: (value: unknown, label: string) => Promise<string | undefined>
  /** `undefined` for everything that this device did not seal under that label; fails when it does not give its key now. */
  open: (ciphertext: string, label: string) => Promise<unknown>
  /** Throws the key away, and all that the device keeps beside it: whatever was sealed before stays closed for ever. */
  forget: () => Promise<void>
}

/** For the server and for devices without a key store: seals nothing, so private parts live for the tab only. */
export const noSealing: Sealing = {
  seal: async () => undefined,
  open: async () => undefined,
  forget: async () => {},
}
