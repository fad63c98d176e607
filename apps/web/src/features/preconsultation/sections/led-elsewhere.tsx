import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { StageProps } from '../../../form-flow/index.ts'
import { pathOf, sectionName } from '../place.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'

interface LedElsewhereProps extends StageProps<PreconsultationDraft> {
  /** The first that is not done; undefined when all are. */
  section: number | undefined
}

/** A page that does not exist or comes too early leads to the first part that is not done, which says so (R2-14). */
export function LedElsewhere({ visit, section }: LedElsewhereProps) {
  const navigate = useNavigate()
  const { update } = visit.kept
  // Where the visitor stands belongs to the browser.
  useEffect(() => {
    update({ isLed: section !== undefined })
    void navigate({ to: pathOf(section === undefined ? 'sections' : sectionName(section)), replace: true })
  }, [navigate, section, update])
  return null
}
