import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Steps } from './steps.tsx'

const steps = [
  { title: 'Répondre', text: 'Quelques questions.' },
  { title: 'Comprendre', text: 'Une réponse claire.' },
]

it('is an ordered list, so that the number of each step is announced', () => {
  render(<Steps steps={steps} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'RépondreQuelques questions.',
    'ComprendreUne réponse claire.',
  ])
})

it('has headings of the level that its page needs', () => {
  render(<Steps steps={steps} headingLevel="h2" />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
