import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { BarRows } from './bar-chart.tsx'

const meta = { component: BarRows } satisfies Meta<typeof BarRows>

export default meta
type Story = StoryObj<typeof meta>

const rows = (say: Say, values: readonly [string, number, number, number][]): ComponentProps<typeof BarRows> => ({
  partLabels: [say('À appeler', 'To call'), say('En retard ce soir', 'Late tonight'), say('En retard', 'Late')],
  rows: values.map(([label, ...each], index) => ({ id: String(index), label, values: each })),
})

export const ThreePeople: Story = inLanguage((say) =>
  rows(say, [
    ['Alex Exemple', 12, 9, 4],
    ['Dominique Exemple', 20, 15, 15],
    ['Lou Exemple', 3, 0, 0],
  ]),
)
export const LongWord: Story = inLanguage((say) => rows(say, [[endlessWord, 3, 2, 1]]))
