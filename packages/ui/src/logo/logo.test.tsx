import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Logo } from './logo.tsx'

const drawing = (artwork: 'fr' | 'en') =>
  render(<Logo artwork={artwork} name="Nom du site" />).container.querySelector('svg')?.innerHTML

describe('the logo', () => {
  it('differs by language', () => {
    expect(drawing('fr')).not.toBe(drawing('en'))
  })

  it("gives the site's name to the link around it", () => {
    render(
      <a href="#home">
        <Logo artwork="fr" name="Nom du site" />
      </a>,
    )
    expect(screen.getByRole('link', { name: 'Nom du site' })).toBeTruthy()
  })
})
