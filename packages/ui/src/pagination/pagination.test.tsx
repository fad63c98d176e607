import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pagination } from './pagination.tsx'

it('shows the current page between the links to the previous page and the next page', () => {
  render(
    <Pagination
      label="Pages d’articles"
      previous={<a href="?page=1">Articles précédents</a>}
      current="Page 2 sur 3"
      next={<a href="?page=3">Articles suivants</a>}
    />,
  )
  const nav = screen.getByRole('navigation', { name: 'Pages d’articles' })
  expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('Page 2 sur 3')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Articles précédents',
    'Articles suivants',
  ])
})
