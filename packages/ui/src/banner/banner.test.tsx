import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Banner } from './banner.tsx'

it('is a region with the given name', () => {
  render(
    <Banner label="Essais cliniques">
      <a href="#trials">Participer à une étude</a>
    </Banner>,
  )
  const banner = screen.getByRole('region', { name: 'Essais cliniques' })
  expect(banner.contains(screen.getByRole('link', { name: 'Participer à une étude' }))).toBe(true)
})
