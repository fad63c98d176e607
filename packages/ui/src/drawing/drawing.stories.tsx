import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { Drawing } from './drawing.tsx'

const files = import.meta.glob<string>('./files/*.svg', { eager: true, import: 'default' })
const file = (name: string) => files[`./files/${name}.svg`] ?? ''
const drawing = (name: string): Story => ({ args: { src: file(name) } })

const meta = { component: Drawing } satisfies Meta<typeof Drawing>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  args: { src: '' },
  render: () => (
    <ul className="card-list">
      {Object.entries(files).map(([path, src]) => (
        <li key={path}>
          <Drawing src={src} />
          <p>{path.slice('./files/'.length, -'.svg'.length)}</p>
        </li>
      ))}
    </ul>
  ),
}

export const OnDeep: Story = {
  args: { src: file('caller') },
  render: (args) => (
    <Panel tone="deep">
      <Drawing {...args} />
    </Panel>
  ),
}
export const Welcome: Story = { args: { src: file('welcome'), wide: true, first: true } }

export const OlderWoman = drawing('older-woman')
export const OlderMan = drawing('older-man')
export const Couple = drawing('couple')
export const DaughterAndFather = drawing('daughter-and-father')
export const Tea = drawing('tea')
export const OnThePhone = drawing('on-the-phone')
export const Caller = drawing('caller')
export const WithDoctor = drawing('with-doctor')
export const Walking = drawing('walking')
export const Group = drawing('group')
export const Doctor = drawing('doctor')
export const Research = drawing('research')
export const EatingWell = drawing('eating-well')
export const Moving = drawing('moving')
export const UsingYourMind = drawing('using-your-mind')
export const SeeingPeople = drawing('seeing-people')
export const Heart = drawing('heart')
export const Scan = drawing('scan')
export const Drip = drawing('drip')
export const Tablet = drawing('tablet')
export const LumbarPuncture = drawing('lumbar-puncture')
export const BloodSample = drawing('blood-sample')
export const MemoryTask = drawing('memory-task')
export const HomeVisit = drawing('home-visit')
export const Partner = drawing('partner')
export const Travel = drawing('travel')
export const Result = drawing('result')
export const NoMatch = drawing('no-match')
export const Sent = drawing('sent')
export const NotFound = drawing('not-found')
export const Offline = drawing('offline')
