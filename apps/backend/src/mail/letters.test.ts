import { productName } from '@clairmemoire/domain/product'
import { describe, expect, it } from 'vitest'
import type { SubmissionRow } from '../database/schema/submission.ts'
import { clinic as testClinic } from '../testing/test-backend.ts'
import { letterAsHtml, letterAsText } from './letter.ts'
import { callRequested } from './texts/call-requested.ts'
import { callRequestedDesk } from './texts/call-requested-desk.ts'
import { newsRequested } from './texts/news-requested.ts'
import { newsRequestedDesk } from './texts/news-requested-desk.ts'

const clinic = { ...testClinic, name: productName }

const request = (locale: 'fr' | 'en'): SubmissionRow => ({
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  reference: 'CM-7F3K-92QD',
  locale,
  country: locale === 'fr' ? 'FR' : 'US',
  relation: null,
  trialCode: locale === 'fr' ? 'PREDICTOM' : 'MK2214',
  respondent: 'someone_else',
  firstName: 'Camille',
  lastName: 'Exemple',
  email: 'camille@exemple.example',
  phone: '+33199005678',
  helper: { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234', relation: 'fille' },
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  answers: { respondent: 'someone_else', age: 72, memory_state: 'alzheimer', conditions: ['stroke'] },
  questionnaireVersion: '1',
  callBy: '2027-03-10',
  createdAt: new Date('2027-03-05T09:00:00Z'),
})

const news = (locale: 'fr' | 'en') => ({
  locale,
  reference: 'CM-4XWN-8RTB',
  firstName: null,
  email: 'sam@sample.example',
})

const letters = (['fr', 'en'] as const).flatMap((locale) => {
  const desk = { ...clinic, deskLocale: locale }
  return [
    [`to the visitor about a call, ${locale}`, callRequested(request(locale), clinic)],
    [`to the desk about a call, ${locale}`, callRequestedDesk(request(locale), desk)],
    [`to the visitor about news, ${locale}`, newsRequested(news(locale), clinic)],
    [`to the desk about news, ${locale}`, newsRequestedDesk(news(locale), desk)],
  ] as const
})

const forbidden =
  /memor|mémoire|cognit|alzheimer|dement|démence|diagnos|health|santé|clini|médec|doctor|patient|maladie|disease|study|studies|étude|essai|trial|recherche|research|irm|mri|avc|stroke|predictom|mk-?2214|72|fille/i

describe.each(letters)('the letter %s', (_, letter) => {
  const text = letterAsText(letter)
  const html = letterAsHtml(letter)

  it('has no health word, no study and no answer in it', () => {
    const words = `${letter.subject}\n${text}\n${html}`.replaceAll(productName, '')
    expect(words.match(forbidden)).toBeNull()
  })

  it('declares its language and has one heading', () => {
    expect(html).toContain(`<html lang="${letter.locale}">`)
    expect(html.match(/<h1>/g)).toHaveLength(1)
  })

  it('says the same as text and as HTML', () => {
    const plain = html
      .replaceAll(/<head>.*<\/head>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    const missing = text.split('\n').filter((line) => line !== '' && !plain.includes(line.replaceAll(/\s+/g, ' ')))
    expect(missing).toEqual([])
  })

  it('gives the reference', () => {
    expect(text).toMatch(/CM-[\w-]{9}/)
  })
})

describe('the visitor', () => {
  it('reads in French by when, from which number and how to reach us', () => {
    const text = letterAsText(callRequested(request('fr'), clinic))
    expect(text).toContain('mercredi 10 mars 2027')
    expect(text).toContain('lundi 8 mars 2027 à 09:00 (Europe/Paris)')
    expect(text).toContain('01\u00a099\u00a000\u00a012\u00a034')
    expect(text).toContain('desk@sample.example')
  })

  it('reads in English in the own zone', () => {
    const callback = { kind: 'slot', starts_at: '2027-03-08T14:00:00Z', time_zone: 'America/New_York' } as const
    const text = letterAsText(callRequested({ ...request('en'), callback }, clinic))
    expect(text).toContain('Wednesday, March 10, 2027')
    expect(text).toMatch(/Monday, March 8, 2027 at 9:00\sAM \(America\/New York\)/)
    expect(text).toContain('(202)\u00a0555-0142')
  })

  it('reads a part of the day in words', () => {
    const callback = { kind: 'part_of_day', part_of_day: 'afternoon', time_zone: 'Europe/Paris' } as const
    expect(letterAsText(callRequested({ ...request('fr'), callback }, clinic))).toContain(
      'l’après-midi, de 14 h à 17 h',
    )
  })
})

it('the desk reads whom to call, on which number, and on whose behalf', () => {
  const text = letterAsText(callRequestedDesk(request('en'), clinic))
  expect(text).toContain('Personne à appeler\u00a0: Dominique Exemple')
  expect(text).toContain('06\u00a039\u00a098\u00a012\u00a034')
  expect(text).toContain('De la part de\u00a0: Camille Exemple')
  expect(text).toContain('anglais')
})

it('a name cannot become markup', () => {
  const html = letterAsHtml(callRequested({ ...request('fr'), firstName: '<img src=x onerror="alert(1)">&' }, clinic))
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
})
