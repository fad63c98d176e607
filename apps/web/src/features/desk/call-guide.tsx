import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { Choice } from '@clairmemoire/ui/choice'
import { PaneScroll } from '@clairmemoire/ui/panes'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Blocks } from '../../blocks/index.ts'
import { criterionText } from '../../criteria/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { callGuideQuery } from './desk.queries.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'
import { guideSteps } from './guide-steps.ts'
import { stateLabels } from './study-and-answers.tsx'

/** A checklist with the editors' guide for this kind of request and the questions that are still open. */
export function CallGuide({ site, record: { request, study } }: { site: SiteContext; record: DeskRecord }) {
  const { i18n, t } = useLingui()
  const { data, error } = useQuery(callGuideQuery(site, request.kind))
  const open = (study?.criteria_now ?? []).filter(
    ({ kind, state }) => kind !== 'checked_by_team' && state === 'cannot_tell',
  )
  const label = t({ id: 'desk.guide', message: 'Le guide de l’appel' })
  const steps: Step[] = [
    ...guideSteps(data ?? []).map(({ title = label, blocks }) => ({ title, content: <Blocks blocks={blocks} /> })),
    ...(open.length === 0
      ? []
      : [
          {
            title: i18n._(stateLabels.cannot_tell),
            content: (
              <ul>
                {open.map((criterion) => (
                  <li key={criterion.id}>{criterionText(i18n, site.locale, criterion)}</li>
                ))}
              </ul>
            ),
          },
        ]),
  ]
  return (
    <PaneScroll label={label}>
      {error && (
        <p>
          <Trans id="desk.guide.failure">Le guide ne s’affiche pas pour le moment. Vous pouvez appeler.</Trans>
        </p>
      )}
      <Steps steps={steps} />
    </PaneScroll>
  )
}

interface Step {
  title: string
  content: ReactNode
}

/** A checklist; only the first unchecked step shows its content. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const shown = useRef<HTMLElement>(null)
  const current = steps.findIndex((_, index) => !done.has(index))
  const check = (index: number) => {
    const next = new Set(done)
    if (!next.delete(index)) next.add(index)
    setDone(next)
  }
  useDeskKeys({ [deskKeys.guide.key]: current === -1 ? undefined : () => check(current) })
  // The scroll position is outside React.
  useEffect(() => {
    if (done.size > 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  return steps.map(({ title, content }, index) => (
    <section key={`${index} ${title}`} ref={index === current ? shown : undefined}>
      <Choice kind="checkbox" label={title} checked={done.has(index)} onChange={() => check(index)} />
      {index === current && content}
    </section>
  ))
}
