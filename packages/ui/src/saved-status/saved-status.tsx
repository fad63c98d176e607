import '../forms.css'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

/** Says where the answers are; a change is read out (WCAG 4.1.3). */
export function SavedStatus({ children }: { children: ReactNode }) {
  return (
    <output className="saved-status">
      <Icon drawing={Check}>
        <span>{children}</span>
      </Icon>
    </output>
  )
}
