import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EasyRead } from './easy-read.tsx'

it('has a title for each thought; its drawing is hidden from screen readers', () => {
  const parts = [
    { drawing: '/doctor.svg', title: 'Le médecin', text: <p>Il vous écoute.</p> },
    { drawing: '/scan.svg', title: 'Le scanner', text: <p>Il fait une photo.</p> },
  ]
  render(<EasyRead parts={parts} headingLevel="h2" />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Le médecin',
    'Le scanner',
  ])
  expect(screen.queryByRole('img')).toBeNull()
})
