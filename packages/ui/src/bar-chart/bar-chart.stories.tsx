import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { BarChart } from './bar-chart.tsx'

const meta = { component: BarChart } satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

type Values = readonly [number, number, number]

const chart = (say: Say, values: readonly Values[]): ComponentProps<typeof BarChart> => ({
  partLabels: [say('Demandes', 'Asked'), say('Jointes', 'Reached'), say('Transmises', 'Passed on')],
  bars: values.map((each, index) => ({ id: String(index), values: each })),
  first: say('1er\u00a0mars', 'March\u00a01'),
  last: say('22\u00a0mars', 'March\u00a022'),
})

export const FourWeeks: Story = inLanguage((say) =>
  chart(say, [
    [12, 9, 4],
    [20, 15, 15],
    [3, 0, 0],
    [0, 0, 0],
  ]),
)
export const HalfAYear: Story = inLanguage((say) =>
  chart(
    say,
    Array.from({ length: 26 }, (_, week): Values => [40 + (week % 7) * 5, 30 + (week % 5), 10 + (week % 3)]),
  ),
)
export const OneWeek: Story = inLanguage((say) => chart(say, [[1, 1, 1]]))
