import { describe, expect, it } from 'vitest'
import { sampleSettings } from '../testing/sample-settings.ts'
import { filled } from './named-facts.ts'

const settings = sampleSettings('fr')
const { contactPhone, legal } = settings
const text = (text: string) => ({ type: 'text' as const, text })
const paragraph = (words: string) => ({ type: 'paragraph' as const, children: [text(words)] })
const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] })
const phone = filled('{{contactPhone}}', settings)

describe('a fact of the operator', () => {
  it('is plain text in plain texts', () => {
    const card = { title: '{{operatorName}}', text: 'Écrivez à {{dpoEmail}}.' }
    expect(filled(card, settings)).toEqual({ title: legal.name, text: `Écrivez à ${legal.dpoEmail}.` })
  })

  it('is a link in running text if it is a telephone number or an address', () => {
    expect(filled([paragraph('Appelez le {{contactPhone}}.')], settings)).toEqual([
      { type: 'paragraph', children: [text('Appelez le '), link(`tel:${contactPhone}`, phone), text('.')] },
    ])
  })

  it('is the target of a button', () => {
    const call = { label: 'Appeler le {{contactPhone}}', href: '{{contactPhone}}' }
    expect(filled(call, settings)).toEqual({ label: `Appeler le ${phone}`, href: `tel:${contactPhone}` })
  })

  it('is not a link inside a link', () => {
    const inside = { type: 'paragraph', children: [link('/contact', '{{contactPhone}}')] }
    expect(filled(inside, settings)).toEqual({ type: 'paragraph', children: [link('/contact', phone)] })
  })

  it('has the formatting of the words around it', () => {
    const bold = { ...text('{{operatorName}}'), bold: true }
    expect(filled({ children: [bold] }, settings)).toEqual({ children: [{ ...bold, text: legal.name }] })
  })
})

describe('a telephone number is that of the country, in the language of the page (R0-63)', () => {
  it.each([
    ['fr', 'FR', [link('tel:15', '15'), text(' ou le\u00a0'), link('tel:112', '112')]],
    ['en', 'FR', [link('tel:15', '15'), text(' or '), link('tel:112', '112')]],
    ['fr', 'US', [link('tel:911', '911')]],
    ['en', 'US', [link('tel:911', '911')]],
  ] as const)('in %s, %s', (locale, country, children) => {
    const site = { ...sampleSettings(locale), country }
    expect(filled(paragraph('{{emergencyCalls}}'), site)).toEqual({ type: 'paragraph', children })
  })

  it('may be the target of a button', () => {
    const site = { ...settings, country: 'US' as const }
    const buttons = [{ label: '{{emergencyMessage}}', href: '{{emergencyMessage}}' }, { href: '{{crisisLine}}' }]
    expect(filled(buttons, site)).toEqual([{ label: '911', href: 'sms:911' }, { href: 'tel:988' }])
  })
})

describe('among parts marked for a country, those of the site come first (R0-63)', () => {
  const cards = [
    { title: 'Toujours' },
    { title: '{{FR}}En France' },
    { title: 'Pendant' },
    { title: '{{US}}Aux États-Unis' },
  ]

  it('only marked parts change places, and they lose their marks', () => {
    const titles = (country: 'FR' | 'US') => filled(cards, { ...settings, country }).map(({ title }) => title)
    expect(titles('FR')).toEqual(['Toujours', 'En France', 'Pendant', 'Aux États-Unis'])
    expect(titles('US')).toEqual(['Toujours', 'Aux États-Unis', 'Pendant', 'En France'])
  })

  it('whole blocks and the paragraphs of a text are ordered too', () => {
    const body = { text: [paragraph('{{FR}}Le 15'), paragraph('{{US}}Le 911')] }
    expect(filled(body, { ...settings, country: 'US' })).toEqual({ text: [paragraph('Le 911'), paragraph('Le 15')] })
    const blocks = [
      { kind: 'text', ...body },
      { kind: 'cards', title: '{{US}}Ici', items: [] },
    ]
    expect(filled(blocks, settings).map(({ kind }) => kind)).toEqual(['text', 'cards'])
  })
})

it('a line break separates neither a verb from its pronoun nor an hour from its words', () => {
  const shown = (text: string) => filled({ text }, settings).text
  expect(shown('Adressez-la, demandez-le-nous, prenez rendez-vous.')).toBe(
    'Adressez-\u2060la, demandez-\u2060le-\u2060nous, prenez rendez-\u2060vous.',
  )
  expect(shown('Cause-t-il la perte ? Dites vous-même.')).toBe(
    'Cause-\u2060t-\u2060il la perte ? Dites vous-\u2060même.',
  )
  expect(shown('votre adresse e-mail')).toBe('votre adresse e-\u2060mail')
  expect(filled({ title: 'Qui sommes-nous ?' }, settings)).toEqual({ title: 'Qui sommes-nous ?' })
  expect(shown('de 9 h 30 à 17 h')).toBe('de\u00a09\u00a0h 30 à\u00a017\u00a0h')
  expect(shown('from 9 AM to 5 PM')).toBe('from\u00a09\u00a0AM to\u00a05\u00a0PM')
  expect(shown('/qui-sommes-nous')).toBe('/qui-sommes-nous')
})
