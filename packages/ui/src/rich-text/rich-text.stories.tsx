import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { arabic, endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { drawnPicture } from '../testing/drawn-picture.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import type { RichTextNode } from './nodes.ts'
import { RichText } from './rich-text.tsx'

const meta = { component: RichText } satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

const link = (href: string, words: ReactNode) => <a href={href}>{words}</a>
const words = (text: string) => [{ type: 'text' as const, text }]
const item = (text: string) => ({ type: 'list-item' as const, children: words(text) })

const sleep = (say: Say): RichTextNode[] => [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: say('Oui, mal dormir peut brouiller la mémoire. ', 'Yes, bad sleep may blur memory. ') },
      { type: 'text', text: say('Cela passe souvent.', 'Often it passes.'), bold: true },
    ],
  },
  { type: 'heading', level: 2, children: words(say('Ce que fait le cerveau la nuit', 'What the brain does at night')) },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: say('Il trie, il range, il oublie. Lisez aussi ', 'It sorts and forgets. Read also ') },
      { type: 'link', url: '#mood', children: words(say('l’humeur et la mémoire', 'mood and memory')) },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'quote', children: words(say('Je me réveille à quatre heures.', 'I wake up at four.')) },
  { type: 'heading', level: 3, children: words(say('Quand en parler', 'When to talk about it')) },
  {
    type: 'list',
    format: 'unordered',
    children: [
      item(say('vous dormez mal depuis plus d’un mois', 'you have slept badly for over a month')),
      item(say('vous ronflez fort', 'you snore loudly')),
      {
        type: 'list',
        format: 'ordered',
        children: [item(say('avec des pauses', 'with pauses')), item(say('chaque nuit', 'every night'))],
      },
    ],
  },
  { type: 'image', image: { ...drawnPicture, alt: say('Trois anneaux autour d’un centre', 'Three rings') } },
  { type: 'heading', level: 4, children: words(say('Un petit pas', 'A small step')) },
  { type: 'paragraph', children: words(say('Gardez la même heure de lever.', 'Get up at the same time.')) },
]

export const EveryKindOfNode: Story = inLanguage((say) => ({ link, nodes: sleep(say) }))
export const UnderAHeadingOfLevel3: Story = inLanguage((say) => ({ link, highest: 4, nodes: sleep(say) }))
export const LongWord: Story = inLanguage(() => ({
  link,
  nodes: [
    { type: 'heading', level: 2, children: words(endlessWord) },
    { type: 'paragraph', children: [{ type: 'link', url: '#long', children: words(endlessWord) }] },
    { type: 'list', format: 'unordered', children: [item(endlessWord)] },
    { type: 'quote', children: words(endlessWord) },
  ],
}))
export const HtmlInText: Story = inLanguage(() => ({
  link,
  nodes: [
    { type: 'heading', level: 2, children: words(htmlInText) },
    { type: 'paragraph', children: words(htmlInText) },
  ],
}))
export const RightToLeft: Story = {
  ...inLanguage(() => ({
    link,
    nodes: [
      { type: 'quote', children: words(arabic.question) },
      { type: 'list', format: 'unordered', children: [item(arabic.yes), item(arabic.no)] },
    ] satisfies RichTextNode[],
  })),
  render: (args) => (
    <div dir="rtl" lang="ar">
      <RichText {...args} />
    </div>
  ),
}
export const Empty: Story = { tags: ['empty'], args: { nodes: [], link } }
