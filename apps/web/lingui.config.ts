import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** One catalog per feature, one for the forms, one for requests for a call, of both what stands on a page before its form in one of its own, one for the choice of cookies, one for criteria, one for what lists say of studies, one for what goes to another device, one for the blocks of editors and one for the shell; ids are written by hand, so no line numbers are needed to find them. */
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
  format: formatter({ lineNumbers: false, origins: false }),
})
