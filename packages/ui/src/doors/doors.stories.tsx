import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from '../drawing/drawing.tsx'
import doctor from '../drawing/files/doctor.svg'
import research from '../drawing/files/research.svg'
import result from '../drawing/files/result.svg'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Doors } from './doors.tsx'

const meta = {
  component: Doors,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof Doors>

export default meta
type Story = StoryObj<typeof meta>

const door = (id: string, src: string, words: string) => (
  <a key={id} href={`#${id}`}>
    <Drawing src={src} />
    {words}
  </a>
)

export const Three: Story = inLanguage((say) => ({
  children: [
    door('test', result, say('Tester ma mémoire', 'Test my memory')),
    door('finder', research, say('Trouver une étude', 'Find a study')),
    door('doctor', doctor, say('Consulter un médecin', 'See a doctor')),
  ],
}))
export const WordOf300Letters: Story = inLanguage(() => ({ children: [door('long', result, endlessWord)] }))
