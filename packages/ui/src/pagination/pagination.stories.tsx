import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Pagination } from './pagination.tsx'

const meta = { component: Pagination } satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

const label = (say: Say) => say('Pages d’articles', 'Pages of articles')
const previous = (say: Say) => <a href="#previous">{say('Articles précédents', 'Previous articles')}</a>
const next = (say: Say) => <a href="#next">{say('Articles suivants', 'Next articles')}</a>

export const Middle: Story = inLanguage((say) => ({
  label: label(say),
  previous: previous(say),
  current: say('Page 2 sur 50', 'Page 2 of 50'),
  next: next(say),
}))
export const FirstPart: Story = inLanguage((say) => ({
  label: label(say),
  current: say('Page 1 sur 2', 'Page 1 of 2'),
  next: next(say),
}))
export const LastPart: Story = inLanguage((say) => ({
  label: label(say),
  previous: previous(say),
  current: say('Page 2 sur 2', 'Page 2 of 2'),
}))
