import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { Agenda, AgendaBar, AgendaCall, AgendaDay, AgendaTime, AgendaTimes } from './agenda.tsx'

const meta = { component: Agenda } satisfies Meta<typeof Agenda>

export default meta
type Story = StoryObj<typeof meta>

const call = (say: Say, name: string, isPickedUp = false) => (
  <AgendaCall whom={<a href="#call">{name}</a>} isPickedUp={isPickedUp}>
    <Button kind="link">{say('Déplacer', 'Move')}</Button>
  </AgendaCall>
)

const days = (say: Say, name: string, isPickedUp = false) => ({
  children: [say('lundi 8 mars', 'Monday, March 8'), say('mardi 9 mars', 'Tuesday, March 9')].map((title, day) => (
    <AgendaDay key={title} title={title}>
      <AgendaTimes label={say('Matin', 'Morning')}>
        <AgendaTime time={say('9\u00a0h', '9:00 AM')} places={say('1 sur 2', '1 of 2')}>
          {day === 0 && call(say, name, isPickedUp)}
        </AgendaTime>
        <AgendaTime time={say('9\u00a0h\u00a030', '9:30 AM')} />
      </AgendaTimes>
    </AgendaDay>
  )),
})

export const TwoDays: Story = inLanguage((say) => days(say, 'Camille Exemple'))
export const PickedUp: Story = {
  ...inLanguage((say) => days(say, 'Camille Exemple', true)),
  render: (args, { globals }) => (
    <>
      <Agenda {...args} />
      <AgendaBar>
        <Notice tone="info">{sayIn(globals['locale'])('Choisissez une heure.', 'Choose a time.')}</Notice>
      </AgendaBar>
    </>
  ),
}
export const LongWord: Story = inLanguage((say) => days(say, endlessWord))
