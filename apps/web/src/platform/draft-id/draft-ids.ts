/** Names the draft that a device works on, and what is sent of it (R0-16). */
export interface DraftIds {
  /** The same in every tab of the device until it is ended, erased or 20 hours old: 128 random bits, hexadecimal. */
  current: () => Promise<string>
  /** Whoever begins a draft from now on begins a new one: a confirmed submission is never the answer to a later one. */
  end: (id: string) => Promise<void>
  /** The unguessable key of a submission, the same for the same content (any JSON) of the same draft. */
  submissionKey: (id: string, content: unknown) => Promise<string>
}
