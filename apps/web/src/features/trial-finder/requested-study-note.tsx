import type { Country } from '@clairmemoire/domain/country'
import { studyName } from '@clairmemoire/studies/catalogue'
import { Trans } from '@lingui/react/macro'
import { requestedStudy } from './requested-study.ts'

interface RequestedStudyNoteProps {
  slug: string
  siteCountry: Country
}

/** Who comes from the page of a study is told what becomes of it; whatever the address holds, the questions are open. */
export function RequestedStudyNote({ slug, siteCountry }: RequestedStudyNoteProps) {
  const requested = requestedStudy(slug, siteCountry)
  if (requested.kind === 'unknown') {
    return (
      <Trans id="trial-finder.requested.unknown">
        Nous ne connaissons pas l’étude que cette adresse demande. Vous pouvez répondre aux questions : nous regarderons
        toutes les autres.
      </Trans>
    )
  }
  const name = studyName(requested.code)
  return requested.kind === 'abroad' ? (
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
