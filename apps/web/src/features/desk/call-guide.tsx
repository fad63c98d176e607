import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Blocks } from '../../blocks/index.ts'
import { criterionText } from '../../criteria/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { callGuideQuery } from './desk.queries.ts'
import { stateLabels } from './study-and-answers.tsx'

interface CallGuideProps {
  site: SiteContext
  record: DeskRecord
}

/** The editors' guide for this kind of request, and the questions that are still open. */
export function CallGuide({ site, record: { request, study } }: CallGuideProps) {
  const { i18n, t } = useLingui()
  const { data, error } = useQuery(callGuideQuery(site, request.kind))
  const open = (study?.criteria_now ?? []).filter(
    ({ kind, state }) => kind !== 'checked_by_team' && state === 'cannot_tell',
  )
  return (
    <Disclosure startsOpen summary={t({ id: 'desk.guide', message: 'Le guide de l’appel' })}>
      <Stack>
        {open.length > 0 && (
          <>
            <h2>{i18n._(stateLabels.cannot_tell)}</h2>
            <ul>
              {open.map((criterion) => (
                <li key={criterion.id}>{criterionText(i18n, site.locale, criterion)}</li>
              ))}
            </ul>
          </>
        )}
        {data && <Blocks blocks={data} />}
        {error && (
          <p>
            <Trans id="desk.guide.failure">Le guide ne s’affiche pas pour le moment. Vous pouvez appeler.</Trans>
          </p>
        )}
      </Stack>
    </Disclosure>
  )
}
