import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  ALargeSmall,
  ArrowRight,
  BookOpen,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  Eye,
  Grid2x2Plus,
  Info,
  Lightbulb,
  ListChecks,
  LogOut,
  Menu,
  MessagesSquare,
} from 'lucide'
import { Button } from '../button/button.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { type Drawing, Icon } from './icon.tsx'

const meta = { component: Icon } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

const rows = (say: Say): readonly (readonly [Drawing, string])[] => [
  [Menu, say('Menu', 'Menu')],
  [Grid2x2Plus, say('Ajouter à la grille', 'Add to grid')],
  [ChartColumn, say('Statistiques', 'Analytics')],
  [LogOut, say('Se déconnecter', 'Log out')],
  [ALargeSmall, say('Confort de lecture', 'Reading settings')],
  [ChevronDown, say('Ouvrir', 'Open')],
  [Check, say('Condition remplie', 'Condition met')],
  [Info, say('Bon à savoir', 'Good to know')],
  [CircleAlert, say('À corriger', 'To be corrected')],
  [ArrowRight, say('Continuer', 'Continue')],
]

/** The five pillars of cognition. */
const pillars = (say: Say): readonly (readonly [Drawing, string])[] => [
  [BookOpen, say('Mémoire', 'Memory')],
  [Eye, say('Attention', 'Attention')],
  [MessagesSquare, say('Langage', 'Language')],
  [ListChecks, say('Organisation', 'Planning')],
  [Lightbulb, say('Raisonnement', 'Reasoning')],
]

const list = (drawings: readonly (readonly [Drawing, string])[]) => (
  <ul className="stack">
    {drawings.map(([drawing, words]) => (
      <li key={words} className="saved-status">
        <Icon drawing={drawing}>{words}</Icon>
      </li>
    ))}
  </ul>
)

const one = (say: Say) => ({ drawing: Menu, children: say('Menu', 'Menu') })

export const WithLabel: Story = {
  ...inLanguage(one),
  render: (args) => (
    <Button kind="quiet">
      <Icon {...args} />
    </Button>
  ),
}
export const Interface: Story = {
  ...inLanguage((say) => ({ ...one(say), children: list(rows(say)) })),
  render: ({ children }) => <>{children}</>,
}
export const Pillars: Story = {
  ...inLanguage((say) => ({ ...one(say), children: list(pillars(say)) })),
  render: ({ children }) => <>{children}</>,
}
export const LongWord: Story = {
  ...inLanguage((say) => ({ ...one(say), children: <span>{'anticonstitutionnellement'.repeat(12)}</span> })),
  render: (args) => (
    <p className="saved-status">
      <Icon {...args} />
    </p>
  ),
}
