import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { CallTable } from './call-table.tsx'

const meta = { component: CallTable } satisfies Meta<typeof CallTable>

export default meta
type Story = StoryObj<typeof meta>

const columns = (say: Say) => [
  { id: 'name', label: say('Nom', 'Name'), sorted: 'ascending' as const },
  { id: 'why', label: say('Pourquoi', 'Why') },
  { id: 'due', label: say('À faire avant', 'Due'), isShort: true },
]

export const TwoCalls: Story = inLanguage((say) => ({
  caption: say('À appeler maintenant', 'Call now'),
  columns: columns(say),
  rows: [
    {
      id: 'one',
      cells: {
        name: <a href="#one">Camille Exemple</a>,
        why: say('En retard de 2\u00a0h', 'Late by 2 hr'),
        due: say('lun. 8 mars à 9\u00a0h', 'Mon, Mar 8, 9:00 AM'),
      },
    },
    { id: 'two', cells: { name: <a href="#two">Jo</a>, due: say('mar. 9 mars à 9\u00a0h', 'Tue, Mar 9, 9:00 AM') } },
  ],
  onSort: () => undefined,
}))
export const LongWord: Story = inLanguage((say) => ({
  caption: say('À appeler maintenant', 'Call now'),
  columns: columns(say),
  rows: [{ id: 'one', cells: { name: <a href="#one">{endlessWord}</a>, why: say('Occupé', 'Busy') } }],
}))
