import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutwardLink } from './outward-link.tsx'

it('says in its name that it leads elsewhere', () => {
  render(
    <OutwardLink href="https://registry.example/" note="autre site">
      registry.example
    </OutwardLink>,
  )
  const link = screen.getByRole('link', { name: 'registry.example (autre site)' })
  expect(link.getAttribute('href')).toBe('https://registry.example/')
})

it('stays in the window and tells the other site nothing', () => {
  render(
    <OutwardLink href="https://registry.example/" note="autre site">
      registry.example
    </OutwardLink>,
  )
  const link = screen.getByRole('link')
  expect([link.hasAttribute('target'), link.getAttribute('rel')]).toEqual([false, 'external noreferrer'])
})
