import type { Measured } from '../../src/platform/measurement/measured-events.ts'

export interface Matomo {
  /** Its origin. */
  url: string
  siteId: string
}

/**
 * A call of Matomo's tracking interface. Without a number of the visitor it counts pages alone and cannot tell visitors apart: the
 * address it sees is that of this server. `origin` is scheme and host of the page that sends.
 */
export function matomoCall({ url, siteId }: Matomo, measured: Measured, origin: string, visitor?: string): Request {
  const what =
    measured.kind === 'view'
      ? { url: origin + measured.route }
      : { url: `${origin}/`, e_c: measured.from_page, e_a: measured.event, e_n: measured.language, ca: '1' }
  const body = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    lang: measured.language,
    ...what,
    ...(visitor === undefined ? {} : { _id: visitor }),
  })
  return new Request(`${url}/matomo.php`, { method: 'POST', body })
}
