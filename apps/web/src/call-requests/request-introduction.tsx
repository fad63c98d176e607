import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../form-flow/index.ts'
import type { IntroductionProps } from './request-page.tsx'

interface RequestIntroductionProps extends IntroductionProps {
  title: ReactNode
  lead: ReactNode
  startLabel: ReactNode
  /** What is so of this visit alone. */
  notice?: ReactNode
  /** Facts to know before: terms and what they mean. */
  facts: readonly { id: string; term: ReactNode; value: ReactNode }[]
  /** What to take along, below the facts. */
  children?: ReactNode
}

/** What is asked for, what to know before, and the telephone for who would rather call. */
export function RequestIntroduction(props: RequestIntroductionProps) {
  const { pageTitle, title, lead, startLabel, notice, onStart, phone, facts, children } = props
  useDocumentTitle(pageTitle)
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        actions={
          <Actions needsScript>
            <Button kind="primary" onClick={onStart}>
              {startLabel}
            </Button>
          </Actions>
        }
      >
        {notice}
        <noscript>
          <p>
            <Trans id="call-requests.introduction.no-script">
              Ce formulaire a besoin de JavaScript. Vous pouvez aussi tout demander par téléphone :{' '}
              <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </noscript>
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="call-requests.introduction.before">Avant de commencer</Trans>
          </h2>
          <dl>
            {facts.map(({ id, term, value }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Trans id="call-requests.introduction.phone">
              Vous préférez le dire de vive voix ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </Prose>
      </Section>
      {children === undefined ? null : <Section width="column">{children}</Section>}
    </>
  )
}
