import type { CriterionAssessment, DeskRecord, DeskStudy } from '@clairmemoire/api-client/schema'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { criterionText } from '../../criteria/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'

type CriterionState = NonNullable<DeskRecord['study']>['criteria'][number]['state']

export const stateLabels: Record<CriterionState, MessageDescriptor> = {
  met: msg({ id: 'desk.criterion.met', message: 'Convient, d’après les réponses' }),
  not_met: msg({ id: 'desk.criterion.not-met', message: 'Ne convient pas, d’après les réponses' }),
  cannot_tell: msg({ id: 'desk.criterion.cannot-tell', message: 'À demander' }),
  declined: msg({ id: 'desk.criterion.declined', message: 'Sans réponse' }),
}

const closedNotices: Partial<Record<DeskStudy['status'], MessageDescriptor>> = {
  paused: msg({
    id: 'desk.study.paused',
    message: 'Cette étude est en pause : elle ne prend personne pour le moment.',
  }),
  not_yet_recruiting: msg({
    id: 'desk.study.not-yet',
    message: 'Cette étude n’a pas commencé : elle ne prend personne pour le moment.',
  }),
  closed: msg({ id: 'desk.study.closed', message: 'Cette étude est terminée : elle ne prend plus personne.' }),
}

interface StudyProps {
  site: SiteContext
  study: Pick<DeskStudy, 'name' | 'status' | 'criteria' | 'criteria_now'> & Partial<Pick<DeskStudy, 'has_changed'>>
  titleAs?: 'h2' | 'h3'
}

/** The study with the current state of each criterion. */
export function Study({ site, study, titleAs: Title = 'h2' }: StudyProps) {
  const { i18n } = useLingui()
  const { has_changed: hasChanged = false } = study
  const notice = closedNotices[study.status]
  const before = new Map(study.criteria.map(({ id, state }) => [id, state]))
  const item = (criterion: CriterionAssessment, stateBefore?: CriterionState) => {
    const isCheckedByTeam = criterion.kind === 'checked_by_team'
    return {
      id: criterion.id,
      state: isCheckedByTeam
        ? ('team' as const)
        : criterion.state === 'declined'
          ? ('cannot_tell' as const)
          : criterion.state,
      text: criterionText(i18n, site.locale, criterion),
      ...(!isCheckedByTeam && { stateLabel: stateText(i18n, criterion.state, stateBefore) }),
    }
  }
  return (
    <>
      <Title>
        <Trans id="desk.study">Étude {study.name}</Trans>
      </Title>
      {notice && (
        <Notice tone="warning">
          <p>{i18n._(notice)}</p>
        </Notice>
      )}
      <CriteriaList
        items={study.criteria_now.map((criterion) =>
          item(criterion, hasChanged ? undefined : before.get(criterion.id)),
        )}
      />
      {hasChanged && (
        <Disclosure
          summary={<Trans id="desk.study.then">Les conditions de l’étude ont changé depuis la demande</Trans>}
        >
          <p>
            <Trans id="desk.study.then-text">
              Au moment de sa demande, la personne a été informée d’après ces conditions :
            </Trans>
          </p>
          <CriteriaList items={study.criteria.map((criterion) => item(criterion))} />
        </Disclosure>
      )}
    </>
  )
}

/** The current state, and the state before the call if it differs. */
function stateText(i18n: I18n, state: CriterionState, stateBefore = state): string {
  const now = i18n._(stateLabels[state])
  const before = i18n._(stateLabels[stateBefore])
  if (state === stateBefore) return now
  return i18n._(msg({ id: 'desk.criterion.by-phone', message: `${now} au téléphone. Avant l’appel : ${before}` }))
}

interface SentProps {
  sent: DeskRecord['sent']
  /** Whether the person consented to the storage of their answers. */
  isShared?: boolean
  titleAs?: 'h2' | 'h3'
}

export function Sent({ sent, isShared = true, titleAs: Title = 'h2' }: SentProps) {
  const Heading = Title === 'h2' ? 'h3' : 'h4'
  const { t } = useLingui()
  const declined = t({ id: 'desk.sent.declined', message: 'Pas de réponse' })
  const sections = [...new Set(sent.map(({ section }) => section))]
  return (
    <>
      <Title>
        <Trans id="desk.sent">Ce que la personne a envoyé</Trans>
      </Title>
      {sections.map((title) => (
        <Stack key={title ?? ''}>
          {title !== undefined && <Heading>{title}</Heading>}
          <SummaryList
            rows={sent
              .filter(({ section }) => section === title)
              .map(({ id, question, answer }) => ({ id, term: question, value: answer ?? declined }))}
          />
        </Stack>
      ))}
      {!isShared && (
        <p>
          <Trans id="desk.not-shared">Réponses sur la santé : non partagées.</Trans>
        </p>
      )}
    </>
  )
}
