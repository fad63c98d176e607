import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

it('is a named list of links in order; the current page comes last and is not a link', () => {
  const home = (
    <a key="home" href="#home">
      Accueil
    </a>
  )
  render(<Breadcrumb label="Vous êtes ici" links={[home]} current="Mentions légales" />)
  const items = within(screen.getByRole('navigation', { name: 'Vous êtes ici' })).getAllByRole('listitem')
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Accueil', null],
    ['Mentions légales', 'page'],
  ])
  expect(screen.queryByRole('link', { name: 'Mentions légales' })).toBeNull()
})
