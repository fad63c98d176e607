import { type Country, localeOfCountry } from '@clairmemoire/domain/country'
import type { StudyListing } from '@clairmemoire/domain/study'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Hero } from '@clairmemoire/ui/hero'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import { useContactPhone, useSite } from '../../../platform/site/site-hooks.ts'

interface IntroductionProps {
  pageTitle: string
  /** The study in the address; undefined while it is loading, null if it is unknown. */
  study: StudyListing | null | undefined
  /** `respondent` is the answer to the first question, if there is one. */
  onStart: (respondent: Respondent | undefined) => void
}

/** The ids of the options of the first question. */
const respondents = ['self', 'someone_else'] as const
export type Respondent = (typeof respondents)[number]

/** Shows the purpose, duration, requirements and telephone number; readable without JavaScript. */
export function Introduction({ pageTitle, study, onStart }: IntroductionProps) {
  useDocumentTitle(pageTitle)
  const { country } = useSite().settings
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={<Trans id="trial-finder.introduction.title">Trouver une étude sur la mémoire</Trans>}
        lead={
          <Trans id="trial-finder.introduction.lead">
            Répondez à quelques questions simples, pour vous ou pour un proche. Vous saurez tout de suite si une étude
            peut correspondre.
          </Trans>
        }
        actions={<FirstQuestion onStart={onStart} />}
        note={
          <Trans id="trial-finder.introduction.note">
            Ce questionnaire ne pose pas de diagnostic. Seule l’équipe d’une étude peut confirmer qu’une personne peut
            participer.
          </Trans>
        }
      >
        {study === undefined ? null : (
          <Notice tone="info">
            <p>
              <RequestedStudyNote study={study} siteCountry={country} />
            </p>
          </Notice>
        )}
        <noscript>
          <p>
            <Trans id="trial-finder.introduction.no-script">
              Ce questionnaire a besoin de JavaScript. Vous pouvez répondre aux mêmes questions par téléphone :{' '}
              <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </noscript>
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="trial-finder.introduction.before">Avant de commencer</Trans>
          </h2>
          <dl>
            <dt>
              <Trans id="trial-finder.introduction.duration">Durée</Trans>
            </dt>
            <dd>
              <Trans id="trial-finder.introduction.duration.value">
                Environ 5 minutes. Prenez votre temps : rien ne presse.
              </Trans>
            </dd>
            <dt>
              <Trans id="trial-finder.introduction.price">Prix</Trans>
            </dt>
            <dd>
              <Trans id="trial-finder.introduction.price.value">Gratuit et sans engagement.</Trans>
            </dd>
            <dt>
              <Trans id="trial-finder.introduction.needs">Ce qu’il vous faut</Trans>
            </dt>
            <dd>
              <Trans id="trial-finder.introduction.needs.value">
                Aucun document. Si vous les connaissez : le diagnostic, les médicaments et le code postal. Vous pouvez
                ne pas répondre à une question.
              </Trans>
            </dd>
            <dt>
              <Trans id="trial-finder.introduction.answers">Vos réponses</Trans>
            </dt>
            <dd>
              <Trans id="trial-finder.introduction.answers.value">
                Elles restent sur cet appareil tant que vous n’acceptez pas de les envoyer. Elles s’effacent après
                20 heures sans activité.
              </Trans>
            </dd>
          </dl>
          <p>
            <Trans id="trial-finder.introduction.phone">
              Vous préférez répondre par téléphone ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </Prose>
      </Section>
    </>
  )
}

/** The first question is rendered on the server, so that people can answer it before a script has loaded. */
function FirstQuestion({ onStart }: Pick<IntroductionProps, 'onStart'>) {
  const choices = useRef<HTMLDivElement>(null)
  const labels = {
    self: <Trans id="trial-finder.introduction.self">Pour moi</Trans>,
    someone_else: <Trans id="trial-finder.introduction.someone-else">Pour un proche</Trans>,
  }
  const start = () => {
    const chosen = choices.current?.querySelector<HTMLInputElement>(':checked')?.value
    onStart(respondents.find((respondent) => respondent === chosen))
  }
  return (
    <Actions needsScript>
      <div ref={choices}>
        <ChoiceGroup
          kind="radio"
          name="respondent"
          legend={<Trans id="trial-finder.introduction.respondent">Pour qui répondez-vous ?</Trans>}
          hint={
            <Trans id="trial-finder.introduction.respondent.hint">
              Si vous répondez pour un proche, demandez-⁠lui d’abord son accord.
            </Trans>
          }
          options={respondents.map((id) => ({ id, label: labels[id] }))}
        />
      </div>
      <Button kind="primary" onClick={start}>
        <Trans id="trial-finder.introduction.start">Commencer</Trans>
      </Button>
    </Actions>
  )
}

/** Explains the role of the study in the address, to visitors who come from its page. They can answer the questions in any case. */
function RequestedStudyNote({ study, siteCountry }: { study: StudyListing | null; siteCountry: Country }) {
  if (study === null) {
    return (
      <Trans id="trial-finder.requested.unknown">
        Nous ne connaissons pas l’étude de ce lien. Vous pouvez répondre aux questions : nous regarderons toutes les
        autres.
      </Trans>
    )
  }
  const { name } = study
  return study.locale !== localeOfCountry(siteCountry) ? (
    <Trans id="trial-finder.requested.abroad">
      L’étude {name} a lieu dans un autre pays que ce site. Les questions demandent où vous habitez : nous regarderons
      les études de votre pays.
    </Trans>
  ) : (
    <Trans id="trial-finder.requested.here">
      Vous venez de la page de l’étude {name}. Nous la regarderons en premier.
    </Trans>
  )
}
