import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConsentBanner } from './consent-banner.tsx'

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  render(
    <>
      <ConsentBanner
        id="consent"
        action="/cookie-consent"
        field="consent"
        texts={{
          title: 'Nous utilisons des cookies',
          text: 'Les acceptez-vous pour mesurer ?',
          accept: 'Accepter',
          refuse: 'Continuer sans accepter',
        }}
        settings={<a href="/gerer-mes-cookies">En savoir plus</a>}
      />
      <button type="button">Suite de la page</button>
    </>,
  )
})

describe('the consent banner', () => {
  it('comes first, is named by its title and does not take the focus', async () => {
    expect(screen.getByRole('region', { name: 'Nous utilisons des cookies' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    await userEvent.tab()
    expect(document.activeElement).toBe(button('Accepter'))
  })

  it('can be ignored, because the page stays usable', async () => {
    await userEvent.click(button('Suite de la page'))
    expect(document.activeElement).toBe(button('Suite de la page'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('gives refusing and accepting the same appearance', () => {
    expect(button('Continuer sans accepter').className).toBe(button('Accepter').className)
  })

  it('is a form that works without JavaScript', () => {
    const { method, action } = screen.getByRole('region').querySelector('form') ?? {}
    expect([method, new URL(action ?? '').pathname]).toEqual(['post', '/cookie-consent'])
    const sent = ['Accepter', 'Continuer sans accepter'].map((name) => button(name))
    expect(sent.map((each) => [each.getAttribute('name'), each.getAttribute('value')])).toEqual([
      ['consent', 'all'],
      ['consent', 'required'],
    ])
  })
})
