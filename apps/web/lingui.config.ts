import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * One catalog per feature, and one each for: the forms; requests for a call; the texts of both shown before their form; the choice of
 * cookies; criteria; study list entries; transfer to another device; editors' blocks; the shell. Message ids are written by hand, so no
 * line numbers are needed to find them.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  orderBy: 'messageId',
  catalogs: [
    { path: '<rootDir>/src/features/{name}/locales/{locale}', include: ['<rootDir>/src/features/{name}'] },
    { path: '<rootDir>/src/blocks/locales/{locale}', include: ['<rootDir>/src/blocks'] },
    {
      path: '<rootDir>/src/call-requests/locales/{locale}',
      include: ['<rootDir>/src/call-requests'],
      exclude: ['<rootDir>/src/call-requests/page'],
    },
    { path: '<rootDir>/src/call-requests/page/locales/{locale}', include: ['<rootDir>/src/call-requests/page'] },
    { path: '<rootDir>/src/cookie-consent/locales/{locale}', include: ['<rootDir>/src/cookie-consent'] },
    { path: '<rootDir>/src/criteria/locales/{locale}', include: ['<rootDir>/src/criteria'] },
    {
      path: '<rootDir>/src/form-flow/locales/{locale}',
      include: ['<rootDir>/src/form-flow'],
      exclude: ['<rootDir>/src/form-flow/page'],
    },
    { path: '<rootDir>/src/form-flow/page/locales/{locale}', include: ['<rootDir>/src/form-flow/page'] },
    { path: '<rootDir>/src/study-entries/locales/{locale}', include: ['<rootDir>/src/study-entries'] },
    { path: '<rootDir>/src/own-results/locales/{locale}', include: ['<rootDir>/src/own-results'] },
    { path: '<rootDir>/src/shell/locales/{locale}', include: ['<rootDir>/src/shell'] },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false }),
})
