import type { Recommendation, RelativeLink } from '@clairmemoire/api-client/schema'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConsentBox, focusField, NotDoneNotice, SmallForm, useSending } from '../../../../form-flow/index.ts'
import { keepRelativeLink, openRelativeLink } from '../../../../own-results/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { createRelativeLink } from '../../recommendations.queries.ts'
import { LinkToGive } from './link-to-give.tsx'

/** Stored with the consent; a change of meaning in either language is a new version. */
const textVersion = 'self-test-relative-2026-12'

interface AskSomeoneCloseProps {
  site: SiteContext
  recommendation: Recommendation
}

/** A link that one person can use once, made with the consent of whom it is about. */
export function AskSomeoneClose({ site, recommendation: { id, relative } }: AskSomeoneCloseProps) {
  const { api, locale } = site
  // A link that was used is of no use: the next one is made after its answers.
  const about = `${id} ${relative?.answered_on ?? ''}`
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [link, setLink] = useState<RelativeLink>()
  const { isSending, failure, sending } = useSending()
  const make = async () => {
    setTried(true)
    if (!isAgreed) {
      focusField('relative-consent')
      return
    }
    const made = await sending(
      createRelativeLink(api, id, { locale, consent: true, consent_text_version: textVersion }),
    )
    if (!made) return
    setLink(made.receipt)
    await keepRelativeLink(site.applicationState, about, made.receipt)
  }
  const showKept = useEffectEvent((kept: RelativeLink | undefined) => setLink((known) => known ?? kept))
  useEffect(() => {
    const today = new Intl.DateTimeFormat('sv').format(new Date())
    void openRelativeLink(site.applicationState, about, today).then(showKept)
  }, [site, about])
  return (
    <Disclosure
      summary={
        link ? (
          <Trans id="recommendations.ask.kept">Revoir le lien pour votre proche</Trans>
        ) : relative ? (
          <Trans id="recommendations.ask.again">Demander un autre regard</Trans>
        ) : (
          <Trans id="recommendations.ask.open">Demander à quelqu’un</Trans>
        )
      }
    >
      {link ? (
        <LinkToGive link={link} locale={locale} />
      ) : (
        <SmallForm
          isSending={isSending}
          onSubmit={() => void make()}
          submitLabel={<Trans id="recommendations.ask.make">Créer le lien</Trans>}
        >
          <p>
            <Trans id="recommendations.ask.text">
              Vous recevez un lien à donner à une seule personne. Il ne sert qu’une fois. Il ne montre ni votre nom, ni
              vos réponses, ni votre résultat.
            </Trans>
          </p>
          {relative ? (
            <p>
              <Trans id="recommendations.ask.replaces">
                Les nouvelles réponses prendront la place de celles que vous voyez.
              </Trans>
            </p>
          ) : null}
          <ConsentBox id="relative-consent" isAgreed={isAgreed} isMissing={isTried && !isAgreed} onChange={setAgreed}>
            <Trans id="recommendations.ask.consent">
              J’accepte qu’un proche réponde à des questions sur ma mémoire. Ses réponses seront gardées et comparées
              aux miennes.
            </Trans>
          </ConsentBox>
          <NotDoneNotice failure={failure} />
        </SmallForm>
      )}
    </Disclosure>
  )
}
