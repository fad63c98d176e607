import { type Arbitrary, constantFrom, double, integer, jsonValue, nat, oneof, record, string, uuid } from 'fast-check'

/** Texts that are valid in JSON but not in a database, a mail or a clock. */
const unstorableTexts = ['\u0000', 'a\u0000b', '\ud800', '2016-12-31T23:59:60Z', '\r\nBcc: someone@else.example']

/** Texts that parsers, checks and limits may handle wrongly. */
const hostileTexts = [
  '',
  ' ',
  '\u202e\u200b',
  "'; drop table submission; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e999',
  '2027-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+23:59',
  'Etc/GMT+12',
  '+25:00',
  'a@b@c.example',
  '"a b"@sample.example',
  'ß@exämple.example',
  '+99999999999999999999',
  'x'.repeat(2001),
  '🧠'.repeat(60),
]

export const hostileText = oneof(
  constantFrom(...unstorableTexts),
  constantFrom(...hostileTexts),
  string({ unit: 'binary', maxLength: 120 }),
)

const hostileNumber = oneof(
  constantFrom(0, -1, 17, 111, 1e21, Number.MAX_SAFE_INTEGER + 1, -Number.MAX_VALUE, 5e-324),
  integer(),
  double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value. */
export const hostileValue = oneof(
  hostileText,
  hostileNumber,
  constantFrom(null, true, false),
  constantFrom<() => unknown>(
    () => [],
    () => ({}),
    () => [[[[[]]]]],
    () => Array.from({ length: 51 }, (_, index) => `option ${index}`),
    () => JSON.parse('{"__proto__":{"admin":true}}'),
  ).map((make) => make()),
  jsonValue({ maxDepth: 3 }),
)

/** Malformed and unusual JSON texts of a body. */
export function hostileSpelling(json: string): Arbitrary<string> {
  return oneof(
    nat({ max: Math.max(json.length - 1, 0) }).map((length) => json.slice(0, length)),
    constantFrom(
      `${json}${json}`,
      `${json}\u0000`,
      json.replace('{', '{"locale":"en",'),
      json.replace('{', '{"__proto__":{"admin":true},'),
      json.replaceAll('"', "'"),
      '['.repeat(20_000),
      '1e999',
      'undefined',
      '"text"',
    ),
    hostileText,
  )
}

export const hostileHeaders: Arbitrary<Record<string, string>> = record(
  {
    'idempotency-key': oneof(
      uuid(),
      constantFrom('the-same-key-as-before', 'short', 'x'.repeat(256), "'; drop table x; --", 'é'.repeat(16)),
    ),
    authorization: constantFrom('Bearer stale.token', 'Bearer', 'Basic eDp5', ''),
    cookie: constantFrom(
      'csrftoken=1',
      'csrftoken=%00; csrftoken=é',
      '=;=;;',
      `csrftoken=${'x'.repeat(4000)}`,
      'refresh_token=x',
      'refresh_token=%00; csrftoken=other',
    ),
    'x-csrftoken': constantFrom('', 'other', 'x'.repeat(4000)),
    accept: constantFrom('text/html', '*/*', 'application/xml;q=0.9', ','),
    'accept-encoding': constantFrom('gzip', 'identity;q=0', 'x'),
    'x-http-method-override': constantFrom('DELETE', 'GET'),
    'x-forwarded-for': constantFrom('1.2.3.4', "' or 1=1", '::1, ,'),
    'x-forwarded-proto': constantFrom('https', 'ftp', ''),
    origin: constantFrom('null', 'https://elsewhere.example', 'https://sample.fr.example'),
  },
  { requiredKeys: [] },
)
