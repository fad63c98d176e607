import { describe, expect, it } from 'vitest'
import {
  calendarDays,
  days,
  emailAddress,
  hostEndingIn,
  hoursOfDay,
  httpsAddress,
  type Kind,
  limit,
  locale,
  origin,
  phoneNumber,
  port,
  serverAddress,
  siteEnvironment,
} from './kinds.ts'

describe.each<[string, Kind<unknown>, [string, unknown][], string[]]>([
  [
    'a port',
    port,
    [
      ['0', 0],
      ['8080', 8080],
      ['65535', 65_535],
    ],
    ['65536', '-1', '80a', '8.5', '1e3'],
  ],
  [
    'an https address',
    httpsAddress,
    [['https://forms.example/neuilly?a=1', 'https://forms.example/neuilly?a=1']],
    ['http://forms.example/', 'https://me:secret@forms.example/', 'javascript:alert(1)', '//forms.example', 'forms'],
  ],
  [
    'days',
    days,
    [
      ['1', 1],
      ['9999', 9999],
    ],
    ['0', '10000', '-1', '1.5', 'many'],
  ],
  [
    'hours of the day',
    hoursOfDay,
    [
      ['09:00-12:00,14:00-17:00', { morning: { opens: 540, closes: 720 }, afternoon: { opens: 840, closes: 1020 } }],
      ['08:30-13:00, 13:00-13:30', { morning: { opens: 510, closes: 780 }, afternoon: { opens: 780, closes: 810 } }],
    ],
    [
      '09:00-12:00',
      '9:00-12:00,14:00-17:00',
      '09:15-12:00,14:00-17:00',
      '12:00-09:00,14:00-17:00',
      '09:00-09:00,14:00-17:00',
      '09:00-15:00,14:00-17:00',
      '09:00-12:00,14:00-25:00',
      '09:00-12:00,14:00-17:00,18:00-19:00',
    ],
  ],
  [
    'days of the calendar',
    calendarDays,
    [
      ['2027-05-07', new Set(['2027-05-07'])],
      [
        '2027-05-07, 2027-12-30/2028-01-02',
        new Set(['2027-05-07', '2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02']),
      ],
    ],
    [
      '2027-02-30',
      '7 May',
      '2027-05-07/2027-05-06',
      '2027-05-07/',
      '2027-05-07,',
      '2027-01-01/2029-01-01',
      '2027-05-07/2027-05-08/2027-05-09',
    ],
  ],
  [
    'a limit',
    limit,
    [
      ['5', 5],
      ['off', undefined],
      ['0', undefined],
    ],
    ['-1', '1.5', 'none', '1234567890'],
  ],
  [
    'an origin',
    origin,
    [
      ['http://127.0.0.1:8081', 'http://127.0.0.1:8081'],
      ['https://backend.example/api/', 'https://backend.example'],
    ],
    ['localhost:1', 'backend.example', 'ftp://backend.example'],
  ],
  [
    'the address of a server',
    serverAddress('smtp:', 'smtps:'),
    [['smtps://u:secret@mail.example', 'smtps://u:secret@mail.example']],
    ['mail.example', 'http://mail.example'],
  ],
  ['an e-mail address', emailAddress, [['a@b.example', 'a@b.example']], ['a', 'a@b.example, c@d.example']],
  [
    'a French telephone',
    phoneNumber('FR'),
    [
      ['01 99 00 12 34', '+33199001234'],
      ['+1 202 555 0142', '+12025550142'],
    ],
    ['12'],
  ],
  ['an American telephone', phoneNumber('US'), [['(202) 555-0142', '+12025550142']], ['01 99 00 12 34']],
  [
    'a host of the French site',
    hostEndingIn('.fr'),
    [
      ['clinique.fr', 'clinique.fr'],
      ['staging.une-clinique.fr', 'staging.une-clinique.fr'],
    ],
    ['clinique.com', '.fr', 'fr', 'Clinique.fr', 'clinique.fr:443', 'https://clinique.fr', 'a..fr', '-a.fr', 'a b.fr'],
  ],
  [
    'a locale',
    locale,
    [
      ['fr', 'fr'],
      ['en', 'en'],
    ],
    ['de', 'FR'],
  ],
  ['an environment', siteEnvironment, [['staging', 'staging']], ['prod', 'toString']],
])('%s', (_, kind, taken, refused) => {
  it.each(taken)('may be %j, which is read as %j', (text, value) => {
    expect(kind.read(text)).toEqual({ value })
  })

  it.each(refused)('may not be %j', (text) => {
    expect(kind.read(text)).toEqual({ refused: text })
  })
})
