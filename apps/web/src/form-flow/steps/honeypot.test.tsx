import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { messages as en } from '../locales/en.po'
import { messages as fr } from '../locales/fr.po'
import { Honeypot } from './honeypot.tsx'

const said = { fr: 'Laissez ce champ vide', en: 'Leave this field empty' } as const

const shown = (locale: keyof typeof said, text: string, error?: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { fr, en } })}>
      <Honeypot id="website" text={text} error={error} onChange={() => undefined} />
    </I18nProvider>,
  )

describe.each(['fr', 'en'] as const)('the field that only programs fill in, in %s', (locale) => {
  test('is hidden from everybody, and password managers are asked to leave it alone', () => {
    const field = shown(locale, '')
    expect(field).toContain('aria-hidden="true"')
    expect(field).not.toContain(said[locale])
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) expect(field).toContain(`${name}="true"`)
  })

  test('is shown with what to do once a program has filled it in, so that nobody’s request is lost', () => {
    for (const field of [shown(locale, 'https://x.example'), shown(locale, '', 'error')]) {
      expect(field).toContain(said[locale])
      expect(field).not.toContain('tabindex="-1"')
    }
  })
})
