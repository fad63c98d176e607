import { describe, expect, it, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const phone = { written: '01\u00a099\u00a000\u00a012\u00a034', number: '+33199001234' }
const linksOf = (line: string) => linkParts(line, phone).flatMap(({ text, href }) => (href ? [[text, href]] : []))

describe('a link of a legal text', () => {
  it.each([
    ['Écrivez à dpo@clinique.example.', 'dpo@clinique.example', 'mailto:dpo@clinique.example'],
    [
      'la CNIL : www.cnil.fr/fr/plaintes, ou par courrier',
      'www.cnil.fr/fr/plaintes',
      'https://www.cnil.fr/fr/plaintes',
    ],
    ['the Federal Trade Commission: reportfraud.ftc.gov.', 'reportfraud.ftc.gov', 'https://reportfraud.ftc.gov'],
    [`appelez le ${phone.written}.`, phone.written, 'tel:+33199001234'],
    ['In an emergency, call 911.', '911', 'tel:911'],
    ['un message au\u00a0114.', '114', 'sms:114'],
  ])('is found in %j', (line, text, href) => {
    expect(linksOf(line)).toEqual([[text, href]])
  })

  it('is found each time', () => {
    expect(linksOf('appelez le\u00a015 ou le\u00a0112')).toEqual([
      ['15', 'tel:15'],
      ['112', 'tel:112'],
    ])
  })
})

test.each(['15 rue des Lilas, 75015 Paris', 'RGPD, article\u00a09.2.a', 'WCAG 2.2, niveau AA', 'Sans lien.', ''])(
  '%j holds no link',
  (line) => {
    expect(linksOf(line)).toEqual([])
  },
)

test('the pieces make up the line, with nothing lost', () => {
  const line = `Écrivez à a@b.example ou appelez le ${phone.written} : www.cnil.fr.`
  expect(
    linkParts(line, phone)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line)
})
