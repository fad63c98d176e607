import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loaded, type StageProps } from '../../../form-flow/index.ts'
import { formQuery } from '../preconsultation.queries.ts'
import { type PreconsultationDraft, pathOf, sectionName } from '../preconsultation-draft.ts'
import { firstOpenSection, sectionStates } from './section-steps.ts'

interface LedElsewhereProps extends StageProps<PreconsultationDraft> {
  /** The first that is not done; undefined when all are. */
  section: number | undefined
}

/** A page that does not exist or comes too early leads to the first part that is not done, or to the list, which says so (R2-14). */
export function LedElsewhere({ context, section }: LedElsewhereProps) {
  const navigate = useNavigate()
  const { update } = context.kept
  // Where the visitor stands belongs to the browser.
  useEffect(() => {
    const stage = section === undefined ? 'sections' : sectionName(section)
    update({ ledTo: stage })
    void navigate({ to: pathOf(stage), replace: true })
  }, [navigate, section, update])
  return null
}

/** At an address that is none, or before its time. */
export function NowhereStage({ context }: StageProps<PreconsultationDraft>) {
  const { i18n } = useLingui()
  return (
    <Loaded query={formQuery(context)} context={context}>
      {(form) => (
        <LedElsewhere context={context} section={firstOpenSection(sectionStates(i18n, form, context.kept.draft))} />
      )}
    </Loaded>
  )
}

/** Said to who wanted another page, where they were led to: a part, or the list when every part is done. */
export function LedNotice({ to }: { to: 'section' | 'list' }) {
  return (
    <Notice tone="info" announce>
      <p>
        {to === 'section' ? (
          <Trans id="preconsultation.led">
            La page que vous avez ouverte n’existe pas, ou vient plus tard. Voici la première partie qui n’est pas
            finie.
          </Trans>
        ) : (
          <Trans id="preconsultation.led.list">
            La page que vous avez ouverte n’existe pas, ou vient plus tard. Rien n’est encore envoyé. Toutes vos parties
            sont finies : les voici.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
