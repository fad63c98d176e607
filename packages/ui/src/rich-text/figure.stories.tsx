import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { drawnPicture } from '../testing/drawn-picture.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Figure } from './rich-text.tsx'

const meta = { component: Figure } satisfies Meta<typeof Figure>

export default meta
type Story = StoryObj<typeof meta>

const rings = (say: Say) => ({ ...drawnPicture, alt: say('Trois anneaux autour d’un centre', 'Three rings') })

export const WithCaption: Story = inLanguage((say) => ({
  image: rings(say),
  caption: say('Les souvenirs s’ajoutent comme les anneaux d’un arbre.', 'Memories add up like the rings of a tree.'),
}))
export const WithoutCaption: Story = inLanguage((say) => ({ image: rings(say) }))
export const LongWord: Story = inLanguage((say) => ({ image: rings(say), caption: endlessWord }))
export const MissingFile: Story = inLanguage((say) => ({
  image: { url: 'data:image/webp,', alt: say('Trois anneaux autour d’un centre', 'Three rings') },
  caption: say('L’image n’est pas venue, ses mots restent.', 'The picture did not load; its text is still shown.'),
}))
