import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { followSkipLink } from '../page-script/page-script.ts'
import { SkipLink } from './skip-link.tsx'

it('is the first tab stop and points to the content', async () => {
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

it('moves the focus to the content without changing the address', async () => {
  followSkipLink(document)
  const before = location.href
  render(
    <>
      <SkipLink target="content">Aller au contenu</SkipLink>
      <main id="content">Une question</main>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Aller au contenu' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(before)
})
