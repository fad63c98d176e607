import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SocialLinks } from './social-links.tsx'

it('names each network in words; its icon is hidden from screen readers', () => {
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

it('renders nothing without a configured network (R2-82)', () => {
  expect(render(<SocialLinks title="Nous suivre" links={[]} />).container.innerHTML).toBe('')
})
