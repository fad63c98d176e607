import type { TrialRecommendation } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Panel } from '@clairmemoire/ui/panel'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { studyText } from '../../../content/study-texts.ts'
import { StudyReasons } from './study-reasons.tsx'
import { StudyResult } from './study-result.tsx'

interface MatchResultProps {
  recommendation: TrialRecommendation
  /** E.164 */
  phone: string
  onBook: () => void
}

/** The best match, the invitation to a call, then every other study (R2-100, R2-101, R2-105). */
export function MatchResult({ recommendation, phone, onBook }: MatchResultProps) {
  const { trial_code, studies } = recommendation
  const best = studies.find((study) => study.trial_code === trial_code)
  const text = best && studyText(best.trial_code)
  const number = formatPhone(phone)
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans id="trial-finder.match.title">Votre profil correspond à une étude en cours de recrutement !</Trans>
      </h1>
      <p>
        <Trans id="trial-finder.match.caution">
          Cela ne veut pas dire que la participation est acquise. Seule l’équipe de l’étude peut la confirmer.
        </Trans>
      </p>
      <Panel tone="deep">
        <p>
          <Trans id="trial-finder.match.invitation">
            Réservez un appel gratuit de 10 minutes pour en savoir plus. L’appel est confidentiel et sans engagement.
          </Trans>
        </p>
        <Actions>
          <Button kind="sun" onClick={onBook}>
            <Trans id="trial-finder.match.book">Choisir le moment de l’appel</Trans>
          </Button>
        </Actions>
        <p>
          <Trans id="trial-finder.match.phone">
            Ou appelez-nous au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
      </Panel>
      {best && text ? (
        <Prose>
          <h2>{text.title}</h2>
          {text.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>
            <Trans id="trial-finder.match.criteria">Ce que nous avons comparé</Trans>
          </h3>
          <StudyResult study={best} />
        </Prose>
      ) : null}
      <StudyReasons
        title={<Trans id="trial-finder.result.other-studies">Les autres études, et pourquoi</Trans>}
        studies={studies.filter((study) => study !== best)}
      />
    </>
  )
}
