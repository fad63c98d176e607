import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SocialLinks } from './social-links.tsx'

it('names each network in words; the drawing says nothing to those who listen', () => {
  render(
    <SocialLinks
      title="Nous suivre sur d’autres sites"
      links={[
        { network: 'facebook', href: 'https://www.facebook.com/clinic' },
        { network: 'linkedin', href: 'https://www.linkedin.com/company/clinic' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Nous suivre sur d’autres sites' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Facebook', 'LinkedIn'])
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe('https://www.facebook.com/clinic')
})

it('is not there when no network is configured (R2-82)', () => {
  expect(render(<SocialLinks title="Nous suivre" links={[]} />).container.innerHTML).toBe('')
})
