import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Submenu } from './submenu.tsx'

const team = (
  <a key="team" href="#team" aria-current="page">
    Notre équipe médicale
  </a>
)

it('is a labelled toggle, closed until it is pressed, before a list of links', () => {
  render(<Submenu label="À propos" links={[team]} />)
  const menu = document.querySelector('details')
  expect([menu?.open, menu?.querySelector('summary')?.textContent]).toEqual([false, 'À propos'])
  expect(menu?.querySelectorAll('li > a')).toHaveLength(1)
})

it('renders nothing without links', () => {
  const { container } = render(<Submenu label="À propos" links={[]} />)
  expect(container.innerHTML).toBe('')
  expect(screen.queryByText('À propos')).toBeNull()
})
