import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const link = (text: string) => (
  <a key={text} href="/">
    {text}
  </a>
)
const footer = (groups: Parameters<typeof SiteFooter>[0]['groups']) => (
  <SiteFooter
    brand="Nom du site"
    tagline="Phrase."
    groups={groups}
    countries={null}
    legalLabel="À propos de ce site"
    legalLinks={[link('Mentions légales')]}
  />
)

it('is the contentinfo landmark, with the legal links', () => {
  render(footer([]))
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Mentions légales' })).toBeDefined()
})

it('has its links in navigations with distinct names', () => {
  render(footer([{ title: 'Recherche', links: [link('Essais cliniques')] }]))
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect([linksOf('Recherche'), linksOf('À propos de ce site')]).toEqual([['Essais cliniques'], ['Mentions légales']])
})

it('gives each group of links a heading, and hides groups without links', () => {
  render(
    footer([
      { title: 'Recherche', links: [link('Essais cliniques')] },
      { title: 'Vide', links: [] },
    ]),
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Recherche'])
})
