import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Panes, PaneScroll } from './panes.tsx'

it('are read in the order list, person, work, and what is known about the person', () => {
  const { container } = render(<Panes list="Liste" person="Personne" work="Travail" about="Historique" />)
  expect(container.textContent).toBe('ListePersonneTravailHistorique')
})

it('a part that scrolls has a name and can be reached by keyboard', () => {
  render(<PaneScroll label="Guide">Bonjour</PaneScroll>)
  expect(screen.getByRole('region', { name: 'Guide' }).tabIndex).toBe(0)
})
