import type { Seed } from './seed.ts'

const headers = ['apps/web/server/headers-and-files.test.ts']
const site = ['apps/web/server/site.test.ts']

/** What every page promises to browsers, search engines and readers. */
export const siteSeeds: readonly Seed[] = [
  {
    defect: 'a page may run scripts that stand in it',
    file: 'apps/web/server/security-headers.ts',
    find: '"script-src \'self\'"',
    replace: "\"script-src 'self' 'unsafe-inline'\"",
    tests: headers,
  },
  {
    defect: 'another site may frame our pages',
    file: 'apps/web/server/security-headers.ts',
    find: '  "frame-ancestors \'none\'",\n',
    replace: '',
    tests: ['apps/web/server/security-headers.test.ts'],
  },
  {
    defect: 'a browser guesses types',
    file: 'apps/web/server/security-headers.ts',
    find: "  'x-content-type-options': 'nosniff',\n",
    replace: '',
    tests: headers,
  },
  {
    defect: 'a setting can end the script element that holds it',
    file: 'apps/web/server/document.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    tests: ['apps/web/server/document.test.ts'],
  },
  {
    defect: 'a page with code that the policy blocks is built',
    file: 'apps/web/prerender/inline-code.ts',
    find: '  if (found.length > 0)\n',
    replace: '  if (found.length > 1_000)\n',
    tests: ['apps/web/prerender/inline-code.test.ts'],
  },
  {
    defect: 'a page that does not exist answers 200',
    file: 'apps/web/server/pages.ts',
    find: 'reply.code(page.status)',
    replace: 'reply.code(200)',
    tests: site,
  },
  {
    defect: 'search engines find the staging host',
    file: 'apps/web/server/pages.ts',
    find: "  if (environment !== 'production') reply.header('x-robots-tag', 'noindex')\n",
    replace: '',
    tests: ['apps/web/server/site.test.ts', 'apps/web/server/headers-and-files.test.ts'],
  },
  {
    defect: 'search engines are sent to pages that do not exist',
    file: 'apps/web/server/search-engines.ts',
    find: 'page.status === 200',
    replace: 'page.status > 0',
    tests: ['apps/web/server/search-engines.test.ts'],
  },
  {
    defect: 'the language switch believes a page of another site',
    file: 'apps/web/server/return-path.ts',
    find: "host === hostOf(request) ? (counterpartPath(pathname, locale) ?? '/') : '/'",
    replace: 'counterpartPath(pathname, locale) ?? new URL(referer).href',
    tests: ['apps/web/server/locale-switch.test.ts'],
  },
  {
    defect: 'the language that a reader chose does not count',
    file: 'packages/domain/src/locale/locale.ts',
    find: '  if (isLocale(cookie)) return cookie\n',
    replace: '  void cookie\n',
    tests: ['packages/domain/src/locale/locale.test.ts'],
  },
  {
    defect: 'a page for those who are logged in is shown to everybody',
    file: 'apps/web/src/routing/guard.ts',
    find: 'if (page.requiresAuth && !visitor.loggedIn)',
    replace: 'if (page.requiresAuth && visitor.loggedIn)',
    tests: ['apps/web/src/routing/guard.test.ts'],
  },
  {
    defect: 'a message leaves after one second',
    file: 'packages/ui/src/toasts/toast-queue.ts',
    find: 'export const TOAST_MS = 3000',
    replace: 'export const TOAST_MS = 1000',
    tests: ['packages/ui/src/toasts/toast-queue.test.ts', 'packages/ui/src/toasts/toasts.test.tsx'],
  },
  {
    defect: 'a message leaves while it is being read',
    file: 'packages/ui/src/toasts/toast-queue.ts',
    find: 'if (shown.length === 0 || holds.length > 0) return undefined',
    replace: 'if (shown.length === 0) return undefined',
    tests: ['packages/ui/src/toasts/toast-queue.test.ts', 'packages/ui/src/toasts/toasts.test.tsx'],
  },
  {
    defect: 'who refuses cookies accepts them',
    file: 'packages/ui/src/consent-settings/consented-values.ts',
    find: 'isRequired || wanted.includes(id)',
    replace: 'isRequired || !wanted.includes(id)',
    tests: ['packages/ui/src/consent-settings/consented-values.test.ts'],
  },
]
