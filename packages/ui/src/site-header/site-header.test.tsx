import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { followDropDowns } from '../page-script/page-script.ts'
import { SiteHeader } from './site-header.tsx'

followDropDowns(document)

function openHeader() {
  render(
    <>
      <SiteHeader
        home={<a href="#home">Accueil</a>}
        navLabel="Menu principal"
        menuLabel="Menu"
        entries={[
          <a key="trials" href="#trials">
            Essais cliniques
          </a>,
        ]}
      />
      <button type="button">Dans la page</button>
    </>,
  )
  const menu = document.querySelector('details') ?? document.createElement('details')
  menu.open = true
  return menu
}

describe('the header', () => {
  it('is a banner with a named navigation and a toggle with a visible label', () => {
    const menu = openHeader()
    expect(screen.getByRole('banner').contains(screen.getByRole('navigation', { name: 'Menu principal' }))).toBe(true)
    expect(menu.querySelector('summary')?.textContent).toBe('Menu')
  })

  it('has the home link, the reading settings, the menu and the banner, in this order', () => {
    render(
      <SiteHeader home="Accueil" settings="Confort" navLabel="Menu" menuLabel="Menu" entries={[]} banner="Essais" />,
    )
    expect(screen.getByRole('banner').textContent).toBe('AccueilConfortMenuEssais')
  })

  it('has the telephone number with its hours in the bar, and at the start of the menu', () => {
    render(
      <SiteHeader
        home="Accueil"
        phone="+33199001234"
        help="Aide"
        hours="9-12"
        navLabel="Menu"
        menuLabel="Menu"
        entries={['Essais']}
      />,
    )
    expect(screen.getByRole('banner').textContent).toBe('AccueilAide9-12MenuAide9-12Essais')
    for (const link of screen.getAllByRole('link', { name: 'Aide' }))
      expect(link.getAttribute('href')).toBe('tel:+33199001234')
  })
})

it('the header has the main links before the telephone number, in the bar and in the menu', () => {
  render(
    <SiteHeader
      home="Accueil"
      phone="+33199001234"
      help="Aide"
      hours="9-12"
      taskLinks={['Tester']}
      navLabel="Menu"
      menuLabel="Menu"
      entries={['Essais']}
    />,
  )
  expect(screen.getByRole('banner').textContent).toBe('AccueilTesterAide9-12MenuTesterAide9-12Essais')
})

describe('the open menu', () => {
  it('closes on Escape and returns the focus to its toggle', async () => {
    const menu = openHeader()
    screen.getByRole('link', { name: 'Essais cliniques' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(menu.querySelector('summary'))
  })

  it('closes when an entry is followed', async () => {
    const menu = openHeader()
    await userEvent.click(screen.getByRole('link', { name: 'Essais cliniques' }))
    expect(menu.open).toBe(false)
  })

  it('closes when the focus moves out, so that it does not cover the focused element', () => {
    const menu = openHeader()
    screen.getByRole('link', { name: 'Essais cliniques' }).focus()
    screen.getByRole('button', { name: 'Dans la page' }).focus()
    expect(menu.open).toBe(false)
  })

  it('stays open while the keyboard focus moves inside', () => {
    const menu = openHeader()
    menu.querySelector('summary')?.focus()
    screen.getByRole('link', { name: 'Essais cliniques' }).focus()
    expect(menu.open).toBe(true)
  })
})
