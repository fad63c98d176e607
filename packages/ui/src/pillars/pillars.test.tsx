import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pillars } from './pillars.tsx'

const pillars = [
  { title: 'Bouger', text: 'Un peu chaque jour.' },
  { title: 'Dormir', text: 'Assez, et mieux.' },
]

it('is an unordered list, because its aspects have no order', () => {
  render(<Pillars pillars={pillars} />)
  expect(screen.getByRole('list').tagName).toBe('UL')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Bouger',
    'Dormir',
  ])
})

it('has headings of the level that its page needs', () => {
  render(<Pillars pillars={pillars} headingLevel="h2" />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})
