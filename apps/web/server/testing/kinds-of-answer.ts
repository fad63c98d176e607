import { hostName } from '@clairmemoire/domain/product'
import { expect } from 'vitest'

export const host = `${hostName}.fr`

/** Cookies set at a login, and removed at a logout. */
export const ofBackend = [
  'refresh_token=abc; Max-Age=43200; Path=/api/auth/; HttpOnly; Secure; SameSite=Lax',
  'csrftoken=def; Path=/; Secure; SameSite=Lax',
]

const form = (words: string, origin = `https://${host}`, type = 'application/x-www-form-urlencoded') => ({
  method: 'POST',
  body: words,
  headers: { origin, 'content-type': type },
})
const json = (body: string, origin?: string) => form(body, origin, 'application/json')

/** The set of headers that a response has. */
export type Family = 'ofPages' | 'ofFiles' | 'ofContent'

type Row = readonly [
  what: string,
  path: string,
  status: number,
  family: Family,
  request?: RequestInit,
  /** The cookies that the response sets over https. */
  cookies?: readonly unknown[],
]

const rows: readonly Row[] = [
  ['a page', '/', 200, 'ofPages'],
  ['a page that is asked for by HEAD', '/', 200, 'ofPages', { method: 'HEAD' }],
  ['a form', '/trouver-un-essai', 200, 'ofPages'],
  ['an unknown page', '/nowhere', 404, 'ofPages'],
  ['the page about an unavailable site', '/service-unavailable', 503, 'ofPages'],
  ['a redirect to the canonical address', '/our-offers', 302, 'ofPages'],
  ['a private link whose # was escaped', '/votre-demande%23Abc_def-0123456789xyzA', 302, 'ofPages'],
  ['an address that cannot be decoded', '/%E0%A4%A', 404, 'ofPages'],
  ['a method that no page has', '/', 405, 'ofPages', { method: 'DELETE' }],
  ['a method of file managers', '/', 405, 'ofPages', { method: 'PROPFIND' }],
  ['a file of the build', '/assets/boot.js', 200, 'ofFiles'],
  ['a range of a file', '/assets/boot.js', 206, 'ofFiles', { headers: { range: 'bytes=0-2' } }],
  ['a range beyond the end of a file', '/assets/boot.js', 416, 'ofFiles', { headers: { range: 'bytes=900-' } }],
  ['a missing file', '/assets/gone.js', 404, 'ofFiles'],
  ['the drawing of the icon', '/favicon.svg', 200, 'ofPages'],
  ['an icon', '/icons/192.png', 200, 'ofPages'],
  ['the manifest', '/manifest.webmanifest', 200, 'ofPages'],
  ['a share picture', '/share-picture.png?page=/', 200, 'ofPages'],
  ['the share picture of an unknown page', '/share-picture.png?page=/nowhere', 404, 'ofPages'],
  ['licenses', '/licenses.txt', 200, 'ofPages'],
  ['robots.txt', '/robots.txt', 200, 'ofPages'],
  ['the pages for search engines', '/sitemap.xml', 200, 'ofPages'],
  ['the sites of studies', '/content/study-sites', 200, 'ofPages'],
  ['content that cannot be read', '/content/articles', 503, 'ofPages'],
  ['content of an unknown kind', '/content/x', 404, 'ofPages'],
  ['the data of a page', '/page-contents.json?page=/', 200, 'ofPages'],
  ['the data of an unknown page', '/page-contents.json?page=/nowhere', 404, 'ofPages'],
  ['the data of a page whose content cannot be read', '/page-contents.json?page=/mentions-legales', 503, 'ofPages'],
  ['the feed, while its articles cannot be read', '/nos-articles/feed.xml', 503, 'ofPages'],
  ['security.txt', '/.well-known/security.txt', 200, 'ofPages'],
  ['the liveness check', '/healthz', 200, 'ofPages'],
  ['the readiness check', '/readyz', 200, 'ofPages'],
  ['the other language', '/locale/en', 303, 'ofPages', {}, ['lang_override=en; Path=/; Secure; SameSite=Lax']],
  ['an unknown language', '/locale/de', 404, 'ofPages'],
  [
    'reading settings',
    '/reading-settings',
    303,
    'ofPages',
    form('reading=a-plus'),
    [expect.stringMatching(/^reading=[\w.%-]+; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/)],
  ],
  [
    'default reading settings',
    '/reading-settings',
    303,
    'ofPages',
    form(''),
    [
      expect.stringMatching(
        /^reading=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax$/,
      ),
    ],
  ],
  ['reading settings that another site sends', '/reading-settings', 403, 'ofPages', form('', 'https://evil.example')],
  [
    'a choice of cookies',
    '/cookie-consent',
    303,
    'ofPages',
    form('consent=required'),
    [expect.stringMatching(/^cookie-comply=[^;]+; Max-Age=15724800; Path=\/; Secure; SameSite=Lax$/)],
  ],
  ['a choice that another site sends', '/cookie-consent', 403, 'ofPages', form('consent=all', 'https://evil.example')],
  ['a choice that is too large', '/cookie-consent', 413, 'ofPages', form('x'.repeat(2_000))],
  ['a choice of another type', '/cookie-consent', 415, 'ofPages', json('{}')],
  ['a report of an error', '/e/', 204, 'ofPages', json('{}')],
  ['a report that another site sends', '/e/', 403, 'ofPages', json('{}', 'https://evil.example')],
  ['a report that is too large', '/e/', 413, 'ofPages', json('x'.repeat(70_000))],
  ['a view that is counted', '/t/audience', 204, 'ofPages', json('{}')],
  ['an event for PostHog', '/t/product/e/', 200, 'ofPages', json('{}')],
  ['a view that another site sends', '/t/audience', 403, 'ofPages', json('{}', 'https://evil.example')],
  ['a view that is too large', '/t/audience', 413, 'ofPages', json('x'.repeat(5_000))],
  ['an unknown service', '/t/other', 404, 'ofPages', json('{}')],
  ['an answer of the backend', '/api/status/200/', 200, 'ofPages'],
  ['a created record', '/api/status/201/', 201, 'ofPages', json('{}')],
  ['an empty response of the backend', '/api/status/204/', 204, 'ofPages'],
  ...[400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503].map(
    (status): Row => [
      `a refusal of the backend with ${status}`,
      `/api/status/${status}/`,
      status,
      'ofPages',
      json('{}'),
    ],
  ),
  ['a login', '/api/auth/login/', 200, 'ofPages', json('{}'), ofBackend],
  ['an operation with an ambiguous address', '/api/%2e%2e%2fsecret', 400, 'ofPages'],
  ['a body that is too large for the backend', '/api/x', 413, 'ofPages', json('x'.repeat(1024 * 1024 + 1))],
  ['a document of an editor', '/cms/api/articles', 200, 'ofContent'],
  ['an unknown document of an editor', '/cms/api/status/404', 404, 'ofContent'],
  ['a drawing of an editor', '/cms/uploads/brain.svg', 200, 'ofContent'],
  ['a page of the content service itself', '/cms/admin', 404, 'ofPages'],
  ['the root of the content service', '/cms/', 404, 'ofPages'],
  ['a draft without a signature', '/cms/preview', 403, 'ofContent'],
  ['a publication webhook without the secret', '/cms/published', 401, 'ofContent', json('{}')],
]

/** Every kind of response of the site. The services behind the site respond with the status that follows `/status/` in the path. */
export const kinds = rows.map(([what, path, status, family, request = {}, cookies = []]) => {
  return { what, path, status, family, request, cookies }
})
