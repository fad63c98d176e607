import type { ScrubbedError } from './redact.ts'

/** All that a line may say of its event: facts of the product, never of who visits it. */
export interface Fields extends Partial<ScrubbedError> {
  /** Of a state: whether it has begun or is over. */
  is?: 'begun' | 'over'
  job?: string
  seconds?: number
  /** The pattern of an address, such as `/api/survey/:id/`. */
  route?: string | undefined
  /** What a document of the content service is called there. */
  content?: string
  reason?: string
  /** The id of a job of the queue. */
  mail?: string
  letter?: string
  attempts?: number
  /** What a mail server answered, such as 550. */
  smtp?: number
  /** Its enhanced status code, such as 5.1.1. */
  status?: string
  version?: string | undefined
  environment?: string
  address?: string
  metrics?: string | undefined
  /** The names of those that are set; never what they are set to. */
  settings?: readonly string[]
  studies?: number
  pages?: number
}

const names: ReadonlySet<string> = new Set<keyof Fields>([
  ...(['is', 'job', 'seconds', 'route', 'content', 'reason', 'mail', 'letter', 'attempts', 'smtp', 'status'] as const),
  ...(['version', 'environment', 'address', 'metrics', 'settings', 'studies', 'pages'] as const),
  ...(['name', 'code', 'frames', 'cause'] as const),
])

/** Of what somebody wants to log, what is on the list; anything else is not written (R0-13). */
export function safeFields(about: object): Fields {
  return Object.fromEntries(Object.entries(about).filter(([name]) => names.has(name)))
}
