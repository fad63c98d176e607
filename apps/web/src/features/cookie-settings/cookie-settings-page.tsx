import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { Hero } from '@clairmemoire/ui/hero'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { cookieConsentCatalog, OwnConsent, useConsentWords } from '../../cookie-consent/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { loadPageCopy, type PageCopy, type PageText, withHydratedData } from '../../routing/page-loader.ts'

/** A page for the choice of cookies, which also works without JavaScript. */
export function CookieSettingsPage({ pageText }: { pageText: PageText }) {
  const { matters, saved } = useConsentWords()
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} />
      <Section width="column">
        <Stack>
          <OwnConsent onChosen={() => setSaved(true)} />
          <output>
            {isSaved && (
              <Notice tone="success">
                <p>{saved}</p>
              </Notice>
            )}
          </output>
          <p>{matters}</p>
        </Stack>
      </Section>
    </>
  )
}

const cookieSettingsCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'cookie-settings.title', message: 'Gérer mes cookies' }),
  description: msg({
    id: 'cookie-settings.description',
    message: 'Choisissez ce que vous acceptez, changez d’avis quand vous voulez.',
  }),
}

/** Loads the texts of this page, and the texts of the cookie choice, which all pages share. */
export const loadCookieSettings = withHydratedData(async ({ context }: { context: SiteContext }) => {
  const [words] = await Promise.all([
    loadPageCopy(context, cookieSettingsCopy),
    loadCatalog(context.i18n, cookieConsentCatalog),
  ])
  return words
})
