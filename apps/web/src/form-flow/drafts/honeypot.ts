/** The name of an input that people do not see and that only programs fill in. Whoever does is asked for a proof of work. */
export const honeypot = 'field-b'

/** That it is filled in, not what with. */
export function honeypotIn(details: Readonly<Record<string, string>>): { website?: string } {
  return details[honeypot] ? { website: 'filled' } : {}
}

/** What of a draft may be kept on the device. */
export function withoutHoneypot<Kept>(draft: Kept): Kept {
  return JSON.parse(JSON.stringify(draft, (name, value: unknown) => (name === honeypot ? undefined : value)))
}
