import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { locales } from '@clairmemoire/domain/locale'
import { studyOfCode } from '@clairmemoire/domain/studies'
import { productName } from '@clairmemoire/domain/product'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { letterAsShown } from '../../testing/letter-as-shown.ts'
import { sampleLetters } from '../../testing/sample-letters.ts'
import { requestRow } from '../../testing/request-row.ts'
import { studiesWith, clinic as testClinic } from '../../testing/test-backend.ts'
import type { Clinic } from '../clinic/clinic.ts'
import { type NewsRequest, newsRequested, newsRequestedDesk } from '../features/news/letters/news-requested.ts'
import { inWords, letterAsText } from '../mail/letter.ts'
import { letterAsHtml } from '../mail/letter-as-html.ts'
import { callRequested as callLetter } from '../requests/letters/call-requested.ts'
import { callRequestedDesk as deskLetter } from '../requests/letters/desk-letters.ts'
import { requestDetails } from '../requests/request-details.ts'
import type { RequestRow } from '../requests/request.table.ts'
import { promisedCallOf } from '../requests/stored-request.ts'
import { lettersWith } from './kinds.ts'

const clinic = { ...testClinic, name: productName }

const paris = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' } as const
const newYork = { kind: 'slot', starts_at: '2027-03-08T14:00:00Z', time_zone: 'America/New_York' } as const
const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234', relation: 'ma fille' }

const sent = { respondent: 'someone_else', age: 72, memory_state: 'alzheimer', conditions: ['stroke'] }
const inFrance = requestRow({ callback: paris, relation: 'sa voisine' })
const inAmerica: RequestRow = {
  ...inFrance,
  locale: 'en',
  country: 'US',
  phone: '+12025550123',
  callback: newYork,
}
const requests = { fr: inFrance, en: inAmerica }
const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const callRequested = (row: RequestRow, from: Clinic) => callLetter(promisedCallOf(row), from, capability)
const codes = { FR: 'PREDICTOM', US: 'MK2214' }
const callRequestedDesk = (row: RequestRow, from: Clinic, trialCode = codes[row.country]) =>
  deskLetter(
    row,
    requestDetails({ ...row, answers: { ...sent, trial_code: trialCode }, study: askedStudy(trialCode) }),
    from,
  )
const askedStudy = (trialCode: string) => studyOfCode(trialCode, sampleStudies) ?? null
const laterThat = (part: 'morning' | 'afternoon' | 'any', timeZone: string) =>
  ({ kind: 'part_of_day', part_of_day: part, time_zone: timeZone }) as const

const news = (locale: 'fr' | 'en', isMatched: boolean): NewsRequest => ({
  locale,
  country: locale === 'fr' ? 'FR' : 'US',
  reference: 'CM-4XWN-8RTB',
  isConfirmed: true,
  firstName: null,
  email: 'sam@sample.example',
  isMatched,
  isProgramme: false,
})

/** Replaces each run of whitespace, also of no-break spaces, with one space. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')
const textOf = (letter: Parameters<typeof letterAsText>[0]) => plain(letterAsText(letter))

const samples = locales.flatMap((locale) =>
  sampleLetters(locale).map(([order, about, letter]) => ({ order, name: `${order} ${about} in ${locale}`, letter })),
)
const letters = lettersWith(studiesWith())
const to = (reader: 'visitor' | 'desk' | 'staff') => samples.filter(({ order }) => letters[order]?.to === reader)

const answers = /alzheimer|dement|démence|diagnos|maladie|disease|\birm\b|\bmri\b|\bavc\b|stroke|\b72\b/i
const healthWords =
  /memor|mémoire|cognit|health|santé|clini|médec|doctor|patient|study|studies|étude|essai|trial|recherche|research|predictom|mk-?2214|fille|voisine/i

it('each letter of the backend has a sample in each language', () => {
  for (const locale of locales)
    expect(new Set(sampleLetters(locale).map(([order]) => order))).toEqual(new Set(Object.keys(letters)))
})

describe.each(to('visitor'))('the letter to a visitor: $name', ({ letter }) => {
  it('contains no health word and no study name, not even in its calendar file', () => {
    const file = letter.calendar ? JSON.stringify(ICAL.parse(letter.calendar.content)) : ''
    const words = `${letter.subject}\n${letterAsText(letter)}\n${letterAsHtml(letter)}\n${file}`
    const own = words.replaceAll(productName, '')
    expect([own.match(healthWords), own.match(answers)]).toEqual([null, null])
  })
})

describe.each(to('desk'))('the letter to the desk: $name', ({ letter }) => {
  it('has no answer in it', () => {
    expect(`${letter.subject}\n${letterAsText(letter)}`.match(answers)).toBeNull()
    expect(letter.calendar).toBeUndefined()
  })
})

describe.each(samples)('every letter: $name', ({ letter }) => {
  const html = letterAsShown(letter)

  it('declares its language, fits a phone, has a dark mode, and loads no resources', () => {
    expect(html).toContain(`<html lang="${letter.locale}" dir="ltr" `)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(html).toContain('<meta name="color-scheme" content="light dark" />')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    expect(html).not.toMatch(/<link|<script|<img|url\(|@import| src=/)
  })

  it('names the site in its first paragraph and ends with the postal address and how to stop such mails', () => {
    const lines = letterAsText(letter).trimEnd().split('\n\n')
    expect(inWords(letter.opening[0] ?? '')).toContain(productName)
    expect(lines.at(-2)).toBe(`${productName}\n${letter.from.addresses[letter.locale]}`)
    expect(lines.at(-1)).toBe(inWords(letter.stopping))
    expect(html.indexOf(`<strong>${productName}</strong>`)).toBeLessThan(html.indexOf('<h1 '))
  })

  it('has tables with widths for Outlook; it has at most one button, and the address of the button is readable', () => {
    expect(html).toContain('<!--[if mso | IE]><table border="0" cellpadding="0" cellspacing="0" role="presentation" ')
    expect(html.match(/class="button"/g) ?? []).toHaveLength(letter.action ? 1 : 0)
    expect(html).toContain(letter.action ? `>${letter.action.href}</a>` : '</html>')
  })

  it('has one first-level heading', () => {
    expect(html.match(/<h1 /g)).toHaveLength(1)
  })

  it('has the same content as text and as HTML', () => {
    const words = plain(
      html
        .replaceAll(/<head>.*<\/head>/gs, '')
        .replaceAll(/<!--.*?-->/gs, '')
        .replaceAll(/<\/?(?:a|bdi|strong)\b[^>]*>/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    )
    const lines = letterAsText(letter).split('\n').map(plain)
    expect(lines.filter((line) => !words.includes(line.replace(/ ?:$/, '')))).toEqual([])
  })

  it('has blank lines only between paragraphs', () => {
    const text = letterAsText(letter)
    expect(text).not.toMatch(/\n\n\n|^\n| \n/)
  })
})

describe('a visitor who chose a time', () => {
  it('reads the day and time once, in large type, and no other date', () => {
    const letter = callRequested(inFrance, clinic)
    expect(plain(letter.subject)).toBe('Votre appel du lundi 8 mars à 9 h')
    expect(textOf(letter)).toContain('Nous vous appelons le lundi 8 mars 2027 à 9 h (heure de Paris).')
    expect(textOf(letter).match(/ mars /g)).toHaveLength(1)
    expect(letterAsShown(letter)).toMatch(/<strong style="[^"]*font-size: 30px[^"]*">lundi 8\u00a0mars 2027/)
  })

  it('reads the time in English and in the time zone of the call', () => {
    const letter = callRequested(inAmerica, clinic)
    expect(plain(letter.subject)).toBe('Your call on Monday, March 8, at 9:00 AM')
    expect(textOf(letter)).toContain('We will call you on Monday, March 8, 2027, at 9:00 AM Eastern Time.')
    expect(textOf(letter).match(/March/g)).toHaveLength(1)
  })

  it('reads the name of the person we call, both phone numbers, and how to change the call', () => {
    const letter = callRequested(inFrance, clinic)
    const text = textOf(letter)
    expect(text).toContain('Personne que nous appelons : Camille')
    expect(text).toContain('Numéro que nous appelons : se termine par 56 78')
    expect(text).toContain('Nous appelons avec ce numéro : 01 99 00 12 34')
    expect(text).toContain('si vous ne souhaitez plus cet appel : téléphonez au 01 99 00 12 34 ou écrivez à desk@')
    expect(letterAsShown(letter)).toMatch(
      /<a href="tel:\+33199001234" style="[^"]*white-space: nowrap"><bdi>01\u00a099\u00a000\u00a012\u00a034<\/bdi><\/a>/,
    )
    expect(letterAsShown(letter)).toContain('<a href="mailto:desk@sample.example" ')
  })

  it('reads no name and no number if we call another person, neither in the mail nor in the calendar file', () => {
    for (const row of Object.values(requests)) {
      const letter = callRequested({ ...row, helper }, clinic)
      const words = `${letter.subject}\n${letterAsText(letter)}\n${letterAsHtml(letter)}\n${letter.calendar?.content}`
      expect(words).toMatch(/Nous appelons la personne que vous avez indiquée|We will call the person you named/)
      expect(words.replaceAll('\r\n ', '')).not.toMatch(/Dominique|Camille|ends in|se termine/)
    }
  })

  it('finds the link to the private page, with the key after the #', () => {
    expect(textOf(callRequested(inFrance, clinic))).toContain(`https://sample.fr.example/votre-demande#${capability}`)
    expect(letterAsHtml(callRequested(inAmerica, clinic))).toContain(
      `<a href="https://sample.example/your-request#${capability}" `,
    )
    expect(textOf(callLetter(promisedCallOf(inFrance), clinic))).not.toContain('votre-demande')
  })

  it('gets the call as a calendar file', () => {
    const files = [callRequested(inFrance, clinic), callRequested(inAmerica, clinic)].map(({ calendar }) => calendar)
    expect(files.map((file) => file?.filename)).toEqual(['appel.ics', 'call.ics'])
    expect(files[0]?.content).toContain('DTSTART:20270308T080000Z')
  })
})

describe('a visitor who chose a part of the day', () => {
  it('reads the part of the day with its hours, and the deadline', () => {
    const letter = callRequested({ ...inFrance, callback: laterThat('morning', 'Europe/Paris') }, clinic)
    expect(plain(letter.subject)).toBe('Votre demande d’appel : nous appelons au plus tard le mercredi 10 mars')
    expect(textOf(letter)).toContain(
      'Nous vous appelons le matin, entre 9 h et 12 h (heure de Paris), au plus tard le mercredi 10 mars 2027.',
    )
  })

  it('reads the part of the day and the deadline in English', () => {
    const letter = callRequested({ ...inAmerica, callback: laterThat('afternoon', 'America/Denver') }, clinic)
    expect(plain(letter.subject)).toBe('Your call request: we will call by Wednesday, March 10')
    expect(textOf(letter)).toContain(
      'We will call you in the afternoon, between 2:00 PM and 5:00 PM Mountain Time, by Wednesday, March 10, 2027.',
    )
  })
})

describe('the desk', () => {
  const text = textOf(callRequestedDesk({ ...inAmerica, helper }, clinic))

  it('reads first the time of the call, then the person to call, then the number', () => {
    const order = ['À appeler le lundi 8 mars 2027 à 9 h (heure de l’Est', 'Dominique Exemple', '06 39 98 12 34']
    const places = order.map((words) => text.indexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('reads the requester, both relations, the country, the language and the name of the study', () => {
    expect(text).toContain('De la part de : Camille Exemple, camille@exemple.example, +1 202 555 0123')
    expect(text).toContain('Lien avec qui demande l’appel : ma fille')
    expect(text).toContain('Lien avec ce proche : sa voisine')
    expect(text).toContain('Étude : MK-2214')
    expect(text).toContain('Numéro depuis lequel appeler : +1 202 555 0142')
    expect(text).toContain('Pays : États-Unis')
    expect(text).toContain('Langue : anglais')
  })

  it('reads the phone number once if the requester is the person to call', () => {
    const alone = textOf(callRequestedDesk(inFrance, clinic))
    expect(alone.match(/01 99 00 56 78/g)).toHaveLength(1)
    expect(alone).toContain('E-mail : camille@exemple.example')
  })

  it('reads that the request is about no particular study', () => {
    const about = callRequestedDesk(inFrance, { ...clinic, deskLocale: 'en' }, 'NO_TRIAL_MATCH')
    expect(textOf(about)).toContain('Study: no particular study')
  })

  it('reads the name and address of a requester who gave no phone number', () => {
    expect(textOf(callRequestedDesk({ ...inFrance, helper, phone: null }, clinic))).toContain(
      'De la part de : Camille Exemple, camille@exemple.example Demande faite pour : un proche',
    )
  })

  it('reads which kind of news was requested', () => {
    expect(textOf(newsRequestedDesk(news('fr', false), clinic))).toContain('Nouvelles demandées : toutes')
    expect(textOf(newsRequestedDesk(news('fr', true), clinic))).toContain('celles qui peuvent convenir')
  })
})

describe('the reader of a mail about news', () => {
  it('reads which news was chosen and how to unsubscribe', () => {
    const all = textOf(newsRequested(news('en', false), clinic))
    expect(all).toContain('you chose to receive all our news.')
    expect(all).toContain('To stop receiving news: call us at (202) 555-0142 or write to desk@sample.example')
    const matched = textOf(newsRequested(news('fr', true), clinic))
    expect(matched).toContain('que les nouvelles qui peuvent vous concerner')
    expect(matched).toContain(
      'Pour faire effacer ces réponses, recevoir toutes nos nouvelles ou n’en recevoir aucune : ',
    )
  })

  it('reads that only the programme was chosen', () => {
    const request = { ...news('fr', false), isProgramme: true }
    expect(textOf(newsRequested(request, clinic))).toContain('des nouvelles du programme. Nous vous écrirons')
    expect(textOf(newsRequestedDesk(request, clinic))).toContain('Nouvelles demandées : celles du programme')
  })

  it('reads the French phone number in a French mail if the country is another one', () => {
    expect(textOf(newsRequested({ ...news('fr', false), country: 'elsewhere' }, clinic))).toContain('01 99 00 12 34')
  })
})

it('a name cannot become markup', () => {
  const html = letterAsHtml(callRequestedDesk({ ...inFrance, firstName: '<img src=x onerror="alert(1)">&' }, clinic))
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;')
})

it('a letter can be rendered with any character in a name', () => {
  const html = letterAsHtml(callRequestedDesk({ ...inFrance, firstName: 'A\u0000B\u0007\ud800\u2028\u0301' }, clinic))
  expect(html).toContain('A&#0;B&#7;&#55296;&#8232;&#769;')
})
