import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLink } from './skip-link.tsx'

it('is the first tab stop and points at the content', async () => {
  render(
    <>
      <SkipLink target="content">Aller au contenu</SkipLink>
      <a href="#menu">Menu</a>
    </>,
  )
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Aller au contenu' })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('href')).toBe('#content')
})
