import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { buttonClass } from '../button/button.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const texts = { title: 'Nous utilisons des cookies', accept: 'Accepter', refuse: 'Continuer sans accepter' }

function Page({ onChoose = () => {} }: { onChoose?: (words: readonly string[]) => void }) {
  const [isDecided, setDecided] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const choose = (words: readonly string[]) => {
    onChoose(words)
    setDecided(true)
  }
  return (
    <>
      {isHidden ? null : (
        <ConsentBanner
          action="/cookie-consent"
          field="consent"
          texts={texts}
          settings={
            <a className={buttonClass('quiet')} href="/gerer-mes-cookies">
              En savoir plus
            </a>
          }
          onChoose={choose}
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
    const choices = [button('Accepter'), button('Continuer sans accepter'), screen.getByRole('link')]
    expect(new Set(choices.map(({ className }) => className)).size).toBe(1)
  })

  it.each([
    { name: 'Accepter', word: 'all' },
    { name: 'Continuer sans accepter', word: 'required' },
  ])('tells what "$name" chooses', async ({ name, word }) => {
    const told = vi.fn<(words: readonly string[]) => void>()
    render(<Page onChoose={told} />)
    await userEvent.click(button(name))
    expect(told).toHaveBeenCalledExactlyOnceWith([word])
  })

  it('is a form that says the same without JavaScript', () => {
    render(<Page />)
    const { method, action } = screen.getByRole('region').querySelector('form') ?? {}
    expect([method, new URL(action ?? '').pathname]).toEqual(['post', '/cookie-consent'])
    const sent = ['Accepter', 'Continuer sans accepter'].map((name) => button(name))
    expect(sent.map((each) => [each.getAttribute('name'), each.getAttribute('value')])).toEqual([
      ['consent', 'all'],
      ['consent', 'required'],
    ])
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
