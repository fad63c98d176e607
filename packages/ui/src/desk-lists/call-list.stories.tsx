import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag, TagList } from '../tag/tag.tsx'
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
        whom={<a href="#one">Camille Exemple</a>}
        about={say('Appel au sujet d’une étude', 'Call about a study')}
        when={say('lundi 8\u00a0mars, le matin', 'Monday, March\u00a08, in the morning')}
        until={say('promis pour le 9\u00a0mars 2027', 'promised by March\u00a09, 2027')}
        tries={say('2\u00a0essais', '2 tries')}
        owner={say('Alex appelle depuis 10\u00a0h\u00a002', 'Alex has been calling since 10:02 AM')}
        tags={
          <TagList
            tags={[
              <Tag key="late" tone="honey">
                {say('En retard', 'Late')}
              </Tag>,
            ]}
          />
        }
      />
      <CallRow
        whom={<a href="#two">Jo</a>}
        about={say('Consultation par vidéo', 'Consultation by video')}
        when={say('demain à 9\u00a0h', 'tomorrow at 9:00 AM')}
        until={undefined}
        tries={undefined}
        owner={undefined}
        tags={undefined}
      />
    </>
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  label: say('À appeler maintenant', 'Call now'),
  children: (
    <CallRow
      whom={<a href="#one">{endlessWord}</a>}
      about={say('Consultation par vidéo', 'Consultation by video')}
      when={say('demain à 9\u00a0h', 'tomorrow at 9:00 AM')}
      until={undefined}
      tries={undefined}
      owner={endlessWord}
      tags={undefined}
    />
  ),
}))
