import type { ComponentProps } from 'react'

/** What is asked for decides keyboard, autofill and help with spelling; none of it refuses what is typed. */
export const textKinds = {
  text: {},
  long: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // A field of type “number” changes at a turn of the wheel and hides what it cannot read.
  number: { inputMode: 'numeric', autoComplete: 'off' },
  /** Read from paper or pasted; nobody’s own. */
  password: { type: 'password', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  search: { type: 'search', autoComplete: 'off', autoCapitalize: 'none' },
  'postal-code': { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
} as const satisfies Record<
  string,
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>
>

export type TextKind = keyof typeof textKinds
