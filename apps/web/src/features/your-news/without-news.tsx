import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { ReactNode } from 'react'
import { useContactPhone } from '../../platform/site/use-contact-phone.ts'

interface WithoutNewsProps {
  isStopped: boolean
  /** Asks for news; undefined until it is loaded. */
  form: ReactNode
  onAsk: () => void
}

/** What news are and how to ask for them: readable before and without JavaScript. */
export function WithoutNews({ isStopped, form, onAsk }: WithoutNewsProps) {
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="your-news.page.title">Vos nouvelles</Trans>}
        lead={
          <Trans id="your-news.without.lead">
            Nous pouvons vous écrire quand une étude ouvre. Chaque e-mail a un lien pour tout arrêter.
          </Trans>
        }
      >
        {isStopped ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="your-news.stopped">
                C’est fait : nous ne vous enverrons plus de nouvelles. Ce que nous gardions pour cela est effacé.
              </Trans>
            </p>
          </Notice>
        ) : null}
      </Hero>
      <Section width="column">
        <Disclosure
          summary={<Trans id="your-news.ask.title">Recevoir un e-mail quand une étude ouvre</Trans>}
          onOpen={onAsk}
        >
          {form ?? (
            <p>
              <Trans id="your-news.ask.by-phone">Vous pouvez aussi le demander par téléphone, au {number}.</Trans>
            </p>
          )}
        </Disclosure>
      </Section>
    </>
  )
}
