import { Hero } from '@clairmemoire/ui/hero'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { useState } from 'react'
import { OwnConsent, useConsentWords } from '../../cookie-consent/index.ts'
import type { PageText } from '../../routing/page-loader.ts'

/** The choice of cookies on its own page; it works without JavaScript too. */
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
