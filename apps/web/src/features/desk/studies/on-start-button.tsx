import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { StaffIcon } from '@clairmemoire/ui/staff-icon'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NotDoneNotice, useSending } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { setStartStudy, startStudiesQuery } from './studies.queries.ts'

/** Puts the figures of a study on the start page of who looks at them, and takes them away. */
export function OnStartButton({ site, code }: { site: SiteContext; code: string }) {
  const client = useQueryClient()
  const query = startStudiesQuery(site.api)
  const { data } = useQuery({ ...query, retry: false })
  const { isSending, failure, sending } = useSending()
  if (data === undefined) return null
  const isOnStart = data.studies.some((study) => study.trial_code === code)
  const change = async () => {
    const answer = await sending(setStartStudy(site.api, code, !isOnStart))
    if (answer) client.setQueryData(query.queryKey, answer.receipt)
  }
  return (
    <>
      <Actions>
        <Button kind="quiet" aria-disabled={isSending} onClick={() => void (isSending || change())}>
          {isOnStart ? (
            <StaffIcon of="remove-from-grid">
              <Trans id="desk.start.remove">Retirer de mon accueil</Trans>
            </StaffIcon>
          ) : (
            <StaffIcon of="add-to-grid">
              <Trans id="desk.start.add">Ajouter à mon accueil</Trans>
            </StaffIcon>
          )}
        </Button>
      </Actions>
      <output>
        {isOnStart && <Trans id="desk.start.added">L’essentiel de ces chiffres est sur votre accueil.</Trans>}
      </output>
      <NotDoneNotice failure={failure} />
    </>
  )
}
