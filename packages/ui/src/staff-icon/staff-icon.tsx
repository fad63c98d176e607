import { ChartColumn, Grid2x2Plus, Grid2x2X, LogOut } from 'lucide'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

const drawings = {
  analytics: ChartColumn,
  'add-to-grid': Grid2x2Plus,
  'remove-from-grid': Grid2x2X,
  'log-out': LogOut,
} as const satisfies Record<string, Drawing>

/** An icon before the label of a staff action. */
export function StaffIcon({ of, children }: StaffIconProps) {
  return <Icon drawing={drawings[of]}>{children}</Icon>
}

interface StaffIconProps {
  /** The action that the icon stands for. */
  of: keyof typeof drawings
  children: ReactNode
}
