import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loaded, type StageProps } from '../../../form-flow/index.ts'
import { formQuery } from '../preconsultation.queries.ts'
import { type PreconsultationDraft, pathOf, sectionName } from '../preconsultation-draft.ts'
import { firstUnfinishedSection, sectionStates } from './section-steps.ts'

interface RedirectProps extends StageProps<PreconsultationDraft> {
  form: PreconsultationForm
}

/** Redirects from a page that is unknown or not available yet to the first unfinished section, or to the list (R2-14). */
export function Redirect({ context, form }: RedirectProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { draft, update } = context.saved
  const section = firstUnfinishedSection(sectionStates(i18n, form, draft))
  useEffect(() => {
    const stage = section === undefined ? 'sections' : sectionName(section)
    update({ redirectedTo: stage })
    void navigate({ to: pathOf(stage), replace: true })
  }, [navigate, section, update])
  return null
}

/** The stage for an unknown address, or for a stage that cannot be shown yet. */
export function NowhereStage({ context }: StageProps<PreconsultationDraft>) {
  return (
    <Loaded query={formQuery(context)} context={context}>
      {(form) => <Redirect context={context} form={form} />}
    </Loaded>
  )
}

/** Tells redirected visitors that they are in a section, or in the list if every section is done. */
export function RedirectNotice({ to }: { to: 'section' | 'list' }) {
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
