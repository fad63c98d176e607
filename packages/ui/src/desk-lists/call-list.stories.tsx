import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../tag/tag.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { CallList, CallRow } from './desk-lists.tsx'

const meta = { component: CallList } satisfies Meta<typeof CallList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoCalls: Story = inLanguage((say) => ({
  label: say('À appeler maintenant', 'Call now'),
  children: (
    <>
      <CallRow
        whom={
          <a href="#one" aria-current="page">
            Camille Exemple
          </a>
        }
        why={<Tag tone="honey">{say('En retard de 2\u00a0h', 'Late by 2 hr')}</Tag>}
      />
      <CallRow whom={<a href="#two">Jo</a>} why={<p>{say('demain à 9\u00a0h', 'tomorrow at 9:00 AM')}</p>} />
    </>
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  label: say('À appeler maintenant', 'Call now'),
  children: (
    <CallRow whom={<a href="#one">{endlessWord}</a>} why={<p>{say('demain à 9\u00a0h', 'tomorrow at 9:00 AM')}</p>} />
  ),
}))
