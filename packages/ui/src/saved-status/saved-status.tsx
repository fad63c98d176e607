import '../forms.css'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Says where the answers are; a change is read out once it is true (WCAG 4.1.3). */
export function SavedStatus({ isSaving = false, children }: { isSaving?: boolean; children: ReactNode }) {
  return (
    <output className="saved-status" aria-busy={isSaving}>
      <Icon drawing={Check}>
        <span>{children}</span>
      </Icon>
    </output>
  )
}
