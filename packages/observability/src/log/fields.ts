import type { ScrubbedError } from './redact.ts'

/** All fields that a log line may have. They are about the product, never about its visitors. */
export interface Fields extends Partial<ScrubbedError> {
  /** Whether an outage has begun or is over. */
  is?: 'begun' | 'over'
  job?: string
  seconds?: number
  /** The pattern of an address, such as `/api/survey/:id/`. */
  route?: string | undefined
  /** The name of a document in the content service. */
  content?: string
  reason?: string
  /** The id of a job of the queue. */
  mail?: string
  letter?: string
  attempts?: number
  /** The segments of all text messages in 24 hours. */
  segments?: number
  /** The response of a mail server, such as 550. */
  smtp?: number
  /** The enhanced status code of that response, such as 5.1.1. */
  status?: string
  version?: string | undefined
  environment?: string
  address?: string
  metrics?: string | undefined
  /** The names of the settings that are set; never their values. */
  settings?: readonly string[]
  studies?: number
  pages?: number
}

const names: ReadonlySet<string> = new Set<keyof Fields>([
  ...([
    'is',
    'job',
    'seconds',
    'route',
    'content',
    'reason',
    'mail',
    'letter',
    'attempts',
    'segments',
    'smtp',
    'status',
  ] as const),
  ...(['version', 'environment', 'address', 'metrics', 'settings', 'studies', 'pages'] as const),
  ...(['name', 'code', 'frames', 'cause'] as const),
])

/** Keeps only the allowed fields of an object that is logged (R0-13). */
export function safeFields(about: object): Fields {
  return Object.fromEntries(Object.entries(about).filter(([name]) => names.has(name)))
}
