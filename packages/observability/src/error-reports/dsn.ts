import type { Kind } from '@clairmemoire/settings/kinds'

/** The address to which reports are sent, and the key to send them. */
export interface Dsn {
  /** Sentry's endpoint for envelopes. */
  url: string
  key: string
}

/** A DSN as a Sentry project shows it: https://key@host/number. */
export const dsn: Kind<Dsn> = {
  expected: 'a DSN such as https://key@errors.example/1',
  read: (text) => {
    const value = dsnIn(text)
    return value ? { value } : { refused: text }
  },
}

function dsnIn(text: string): Dsn | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? []
  if (!url || !/^https?:$/.test(url.protocol) || url.username === '' || project === '') return undefined
  return { url: `${url.origin}${path}/api/${project}/envelope/`, key: url.username }
}
