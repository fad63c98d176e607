import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawing } from '../drawing/drawing.tsx'
import doctor from '../drawing/files/doctor.svg'
import research from '../drawing/files/research.svg'
import result from '../drawing/files/result.svg'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { MainLinks } from './main-links.tsx'

const meta = {
  component: MainLinks,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof MainLinks>

export default meta
type Story = StoryObj<typeof meta>

const mainLink = (id: string, src: string, words: string) => (
  <a key={id} href={`#${id}`}>
    <Drawing src={src} />
    {words}
  </a>
)

export const Three: Story = inLanguage((say) => ({
  children: [
    mainLink('test', result, say('Tester ma mémoire', 'Test my memory')),
    mainLink('finder', research, say('Trouver une étude', 'Find a study')),
    mainLink('doctor', doctor, say('Consulter un médecin', 'See a doctor')),
  ],
}))
export const LongWord: Story = inLanguage(() => ({ children: [mainLink('long', result, endlessWord)] }))
