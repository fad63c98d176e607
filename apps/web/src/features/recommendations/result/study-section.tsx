import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FinderResult, finderPart, finderResultIn } from '../../../own-results/index.ts'
import type { ApplicationState } from '../../../platform/application-state/application-state.ts'
import { PageLink } from '../../../routing/page-link.tsx'

/** Repeats the trial finder's result that this device stores, otherwise links the finder (R2-100 to R2-104). */
export function StudySection({ result }: { result: FinderResult | undefined }) {
  return (
    <Prose>
      {result ? <LatestResult result={result} /> : <Invitation />}
      <Actions>
        <PageLink to="/trial-finder" className={buttonClass('quiet')}>
          {result ? (
            <Trans id="recommendations.study.see">Revoir mon résultat d’étude</Trans>
          ) : (
            <Trans id="recommendations.study.find">Trouver une étude</Trans>
          )}
        </PageLink>
      </Actions>
    </Prose>
  )
}

export function StudyTitle({ result }: { result: FinderResult | undefined }) {
  switch (result?.outcome) {
    case 'match':
      return (
        <Trans id="recommendations.study.match">Votre profil correspond à une étude en cours de recrutement !</Trans>
      )
    case 'cannot_tell':
      return <Trans id="recommendations.study.cannot-tell">Une étude pourrait vous convenir</Trans>
    case 'no_match':
      return <Trans id="recommendations.study.no-match">Aucune étude ne correspond à votre profil pour le moment</Trans>
    case undefined:
      return <Trans id="recommendations.study.title">La recherche vous intéresse ?</Trans>
  }
}

function LatestResult({ result: { outcome, study } }: { result: FinderResult }) {
  return (
    <>
      <StudyName study={study} />
      {outcome === 'match' ? (
        <p>
          <Trans id="recommendations.study.call">
            Réservez un appel gratuit de 10 minutes pour en savoir plus. L’appel est confidentiel et sans engagement.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

function StudyName({ study: name }: { study: FinderResult['study'] | undefined }) {
  if (name === undefined) return null
  return (
    <p>
      <Trans id="recommendations.study.name">
        L’étude {name}. Seule son équipe peut confirmer que vous pouvez y participer.
      </Trans>
    </p>
  )
}

function Invitation() {
  return (
    <p>
      <Trans id="recommendations.study.text">
        Ce résultat ne dit pas si une étude vous convient. Quelques questions de plus le disent. Elles sont à part, et
        rien n’est repris de ce test.
      </Trans>
    </p>
  )
}

/** The trial finder's result on this device; it is read on each visit, without a cache. */
export function useFinderResult(state: ApplicationState): FinderResult | undefined {
  const { data } = useQuery({
    queryKey: ['finder-result-on-device'],
    queryFn: async () => finderResultIn(await state.open(finderPart)) ?? null,
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? undefined
}
