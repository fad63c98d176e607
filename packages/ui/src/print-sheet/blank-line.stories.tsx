import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryList } from '../summary-list/summary-list.tsx'
import { inLanguage, sayIn } from '../testing/in-language.ts'
import { BlankLine } from './print-sheet.tsx'

const meta = { component: BlankLine } satisfies Meta<typeof BlankLine>

export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {
  ...inLanguage((say) => ({ children: say('À écrire à la main', 'To fill in by hand') })),
  render: ({ children }, { globals }) => (
    <SummaryList
      rows={[
        {
          id: 'signature',
          term: sayIn(globals['locale'])('Votre signature', 'Your signature'),
          value: <BlankLine>{children}</BlankLine>,
        },
      ]}
    />
  ),
}
