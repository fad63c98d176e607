import { describe, expect, it } from 'vitest'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { factsOf, filled } from './operator-facts.ts'

const facts = factsOf(sampleSettings('fr'))
const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] })

describe('a fact of the operator', () => {
  it('stands in plain texts as it is written', () => {
    const card = { title: '{{operatorName}}', text: 'Écrivez à {{dpoEmail}}.' }
    expect(filled(card, facts)).toEqual({ title: facts.operatorName.text, text: `Écrivez à ${facts.dpoEmail.text}.` })
  })

  it('is a link in running text where it can be called or written to', () => {
    const { text, href } = facts.contactPhone
    expect(filled([paragraph('Appelez le {{contactPhone}}.')], facts)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Appelez le ' },
          { type: 'link', url: href, children: [{ type: 'text', text }] },
          { type: 'text', text: '.' },
        ],
      },
    ])
  })

  it('is where a button leads', () => {
    const call = { label: 'Appeler le {{contactPhone}}', href: '{{contactPhone}}' }
    const { text, href } = facts.contactPhone
    expect(filled(call, facts)).toEqual({ label: `Appeler le ${text}`, href })
  })

  it('is no link inside a link', () => {
    const link = { type: 'link', url: '/contact', children: [{ type: 'text', text: '{{contactPhone}}' }] }
    expect(filled({ type: 'paragraph', children: [link] }, facts)).toEqual({
      type: 'paragraph',
      children: [{ ...link, children: [{ type: 'text', text: facts.contactPhone.text }] }],
    })
  })

  it('keeps what the words around it are marked with', () => {
    const bold = { type: 'text', text: '{{operatorName}}', bold: true }
    expect(filled({ children: [bold] }, facts)).toEqual({ children: [{ ...bold, text: facts.operatorName.text }] })
  })
})

it('each fact has words', () => {
  for (const { text } of Object.values(facts)) expect(text).not.toBe('')
})
