import { Hero } from '@clairmemoire/ui/hero'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { useState } from 'react'
import { OwnConsent, useConsentWords } from '../../cookie-consent/index.ts'
import type { PageText } from '../../routing/page-loader.ts'

/** The choice of cookies on its own page; it works without JavaScript too. */
export function CookieSettingsPage({ pageText }: { pageText: PageText }) {
  const { matters, kept } = useConsentWords()
  const [isKept, setKept] = useState(false)
  return (
    <>
      <Hero title={pageText.title} lead={pageText.description} />
      <Section width="column">
        <Stack>
          <OwnConsent onChosen={() => setKept(true)} />
          <output>
            {isKept && (
              <Notice tone="success">
                <p>{kept}</p>
              </Notice>
            )}
          </output>
          <p>{matters}</p>
        </Stack>
      </Section>
    </>
  )
}
