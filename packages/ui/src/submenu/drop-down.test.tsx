import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { followDropDowns } from '../page-script/page-script.ts'
import { DropDown } from './submenu.tsx'

followDropDowns(document)

/** Renders a panel inside another panel, both open, and an element after them. */
function openBoth() {
  render(
    <>
      <DropDown className="outer" toggleClass="toggle" toggle="Menu">
        <a href="#trials">Essais cliniques</a>
        <DropDown className="inner" toggleClass="toggle" toggle="À propos">
          <a href="#team">Notre équipe</a>
        </DropDown>
      </DropDown>
      <button type="button">Dans la page</button>
    </>,
  )
  const [outer, inner] = Array.from(document.querySelectorAll('details'))
  if (!outer || !inner) throw new Error('There are two panels')
  outer.open = true
  inner.open = true
  return { outer, inner }
}

describe('Escape', () => {
  it('closes the innermost panel and returns the focus to its toggle, then the next', async () => {
    const { outer, inner } = openBoth()
    screen.getByRole('link', { name: 'Notre équipe' }).focus()
    await userEvent.keyboard('{Escape}')
    expect([outer.open, inner.open]).toEqual([true, false])
    expect(document.activeElement).toBe(inner.querySelector('summary'))
    await userEvent.keyboard('{Escape}')
    expect(outer.open).toBe(false)
    expect(document.activeElement).toBe(outer.querySelector('summary'))
  })
})

describe('a focus change', () => {
  it('from the inner panel to the outer one closes only the inner one', () => {
    const { outer, inner } = openBoth()
    screen.getByRole('link', { name: 'Notre équipe' }).focus()
    screen.getByRole('link', { name: 'Essais cliniques' }).focus()
    expect([outer.open, inner.open]).toEqual([true, false])
  })

  it('out of both closes both', () => {
    const { outer, inner } = openBoth()
    screen.getByRole('link', { name: 'Notre équipe' }).focus()
    screen.getByRole('button', { name: 'Dans la page' }).focus()
    expect([outer.open, inner.open]).toEqual([false, false])
  })
})

it('closes when a link in it is followed', async () => {
  const { outer } = openBoth()
  await userEvent.click(screen.getByRole('link', { name: 'Notre équipe' }))
  expect(outer.open).toBe(false)
})
