import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'

const texts = {
  title: 'Nous utilisons des cookies',
  accept: 'Accepter',
  refuse: 'Continuer sans accepter',
  settings: 'En savoir plus',
}

function Page({ onAccept = () => {}, onRefuse = () => {}, onSettings = () => {} }) {
  const [isDecided, setDecided] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const decide = (act: () => void) => () => {
    act()
    setDecided(true)
  }
  return (
    <>
      {isHidden ? null : (
        <ConsentBanner
          texts={texts}
          onAccept={decide(onAccept)}
          onRefuse={decide(onRefuse)}
          onSettings={onSettings}
          {...(isDecided
            ? { decided: { text: 'Votre choix est enregistré.', hideLabel: 'Masquer', onHide: () => setHidden(true) } }
            : {})}
        >
          <p>Pour mesurer.</p>
        </ConsentBanner>
      )}
      <button type="button">Suite de la page</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the consent banner', () => {
  it('comes first, is named by its title and takes no focus', async () => {
    render(<Page />)
    expect(screen.getByRole('region', { name: 'Nous utilisons des cookies' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    await userEvent.tab()
    expect(document.activeElement).toBe(button('Accepter'))
  })

  it('can be left alone: the page is not locked', async () => {
    render(<Page />)
    await userEvent.click(button('Suite de la page'))
    expect(document.activeElement).toBe(button('Suite de la page'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('makes refusing look and weigh like accepting', () => {
    render(<Page />)
    const looks = ['Accepter', 'Continuer sans accepter', 'En savoir plus'].map((name) => button(name).className)
    expect(new Set(looks).size).toBe(1)
  })

  it.each([
    { name: 'Accepter', act: 'onAccept' },
    { name: 'Continuer sans accepter', act: 'onRefuse' },
    { name: 'En savoir plus', act: 'onSettings' },
  ])('tells that "$name" was pressed', async ({ name, act }) => {
    const told = vi.fn<() => void>()
    render(<Page {...{ [act]: told }} />)
    await userEvent.click(button(name))
    expect(told).toHaveBeenCalledOnce()
  })

  it('says that the choice is saved, where the focus was, until that is hidden', async () => {
    render(<Page />)
    await userEvent.click(button('Continuer sans accepter'))
    expect(screen.queryByText('Nous utilisons des cookies')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Votre choix est enregistré.')
    await userEvent.click(button('Masquer'))
    expect(screen.queryByText('Votre choix est enregistré.')).toBeNull()
  })
})
