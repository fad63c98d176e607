import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutwardLink } from './outward-link.tsx'

it('has a name that says that the link leads to another site', () => {
  render(
    <OutwardLink href="https://registry.example/" note="autre site">
      registry.example
    </OutwardLink>,
  )
  const link = screen.getByRole('link', { name: 'registry.example (autre site)' })
  expect(link.getAttribute('href')).toBe('https://registry.example/')
})

it('opens in the same window and sends no referrer', () => {
  render(
    <OutwardLink href="https://registry.example/" note="autre site">
      registry.example
    </OutwardLink>,
  )
  const link = screen.getByRole('link')
  expect([link.hasAttribute('target'), link.getAttribute('rel')]).toEqual([false, 'external noreferrer'])
})
