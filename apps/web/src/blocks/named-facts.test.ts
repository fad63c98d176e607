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
  it('is in plain texts as it is written', () => {
    const card = { title: '{{operatorName}}', text: 'Écrivez à {{dpoEmail}}.' }
    expect(filled(card, settings)).toEqual({ title: legal.name, text: `Écrivez à ${legal.dpoEmail}.` })
  })

  it('is a link in running text where it can be called or written to', () => {
    expect(filled([paragraph('Appelez le {{contactPhone}}.')], settings)).toEqual([
      { type: 'paragraph', children: [text('Appelez le '), link(`tel:${contactPhone}`, phone), text('.')] },
    ])
  })

  it('is where a button leads', () => {
    const call = { label: 'Appeler le {{contactPhone}}', href: '{{contactPhone}}' }
    expect(filled(call, settings)).toEqual({ label: `Appeler le ${phone}`, href: `tel:${contactPhone}` })
  })

  it('is no link inside a link', () => {
    const inside = { type: 'paragraph', children: [link('/contact', '{{contactPhone}}')] }
    expect(filled(inside, settings)).toEqual({ type: 'paragraph', children: [link('/contact', phone)] })
  })

  it('has the marks of the words around it', () => {
    const bold = { ...text('{{operatorName}}'), bold: true }
    expect(filled({ children: [bold] }, settings)).toEqual({ children: [{ ...bold, text: legal.name }] })
  })
})

describe('a number to call is that of the country, in the language of the page (R0-63)', () => {
  it.each([
    ['fr', 'FR', [link('tel:15', '15'), text(' ou le\u00a0'), link('tel:112', '112')]],
    ['en', 'FR', [link('tel:15', '15'), text(' or '), link('tel:112', '112')]],
    ['fr', 'US', [link('tel:911', '911')]],
    ['en', 'US', [link('tel:911', '911')]],
  ] as const)('in %s, %s', (locale, country, children) => {
    const site = { ...sampleSettings(locale), country }
    expect(filled(paragraph('{{emergencyCalls}}'), site)).toEqual({ type: 'paragraph', children })
  })

  it('may be where a button leads', () => {
    const site = { ...settings, country: 'US' as const }
    const buttons = [{ label: '{{emergencyMessage}}', href: '{{emergencyMessage}}' }, { href: '{{crisisLine}}' }]
    expect(filled(buttons, site)).toEqual([{ label: '911', href: 'sms:911' }, { href: 'tel:988' }])
  })
})

describe('of what is marked for a country, that of the site comes first (R0-63)', () => {
  const cards = [
    { title: 'Toujours' },
    { title: '{{FR}}En France' },
    { title: 'Pendant' },
    { title: '{{US}}Aux États-Unis' },
  ]

  it('in the places of what is marked, and without the marks', () => {
    const titles = (country: 'FR' | 'US') => filled(cards, { ...settings, country }).map(({ title }) => title)
    expect(titles('FR')).toEqual(['Toujours', 'En France', 'Pendant', 'Aux États-Unis'])
    expect(titles('US')).toEqual(['Toujours', 'Aux États-Unis', 'Pendant', 'En France'])
  })

  it('whole blocks too, and the paragraphs of a text', () => {
    const body = { text: [paragraph('{{FR}}Le 15'), paragraph('{{US}}Le 911')] }
    expect(filled(body, { ...settings, country: 'US' })).toEqual({ text: [paragraph('Le 911'), paragraph('Le 15')] })
    const blocks = [
      { kind: 'text', ...body },
      { kind: 'cards', title: '{{US}}Ici', items: [] },
    ]
    expect(filled(blocks, settings).map(({ kind }) => kind)).toEqual(['text', 'cards'])
  })
})
