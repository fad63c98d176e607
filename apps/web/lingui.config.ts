import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * The folders with a catalog of their own. A folder `page` has the texts that a page with a form shows before the form; most forms have no
 * `frame`. Message ids are written by hand, so no line numbers are needed to find them.
 */
const folders = [
  'features/{name}',
  'features/preconsultation/page',
  'features/self-test/page',
  'features/trial-finder/page',
  'blocks',
  'call-requests',
  'call-requests/page',
  'cookie-consent',
  'criteria',
  'form-flow',
  'form-flow/page',
  'study-entries',
  'own-results',
  'shell',
  'shell/frame',
  'shell/service-unavailable',
]

export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  orderBy: 'messageId',
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/src/${folder}/locales/{locale}`,
    include: [`<rootDir>/src/${folder}`],
    exclude: [`<rootDir>/src/${folder}/{page,frame,service-unavailable}`],
  })),
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
