import type { StudyState } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Say, sayIn } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { sitePage } from '../../../testing/site-page.ts'
import { notPermitted, refused, type StagedBackend, unreachable } from '../../../testing/staged-backend.ts'
import { emptyFigures, sampleFigures, sampleStart } from '../testing/sample-figures.ts'

const meta: Meta = { title: 'Desk/Study figures' }

export default meta

/** The first study of the site in each language. */
const codes = { fr: 'PREDICTOM', en: 'MK2214' } as const satisfies Record<Locale, string>

const title = (say: Say) => say('Chiffres des études', 'Study figures')
const failed = (say: Say) => say('Les chiffres ne s’affichent pas', 'The figures cannot be shown')

const pausedOnce = (code: string): StudyState => ({
  trial_code: code,
  status: 'paused',
  changes: [
    {
      status: 'paused',
      reason: 'Le centre de Paris est complet',
      since: '2027-03-01',
      by: 'Dominique Exemple',
      at: '2027-03-05T09:00:00Z',
    },
  ],
})

const figures = (
  answer: (code: (typeof codes)[Locale]) => NonNullable<StagedBackend['GET /api/desk/studies/PREDICTOM/figures/']>,
  { heading = title, later = {} }: { heading?: (say: Say) => string; later?: StagedBackend } = {},
) =>
  sitePage({
    path: '/desk/studies',
    isLogged: true,
    heading,
    backend: (locale) => ({
      [`GET /api/desk/studies/${codes[locale]}/figures/`]: answer(codes[locale]),
      [`GET /api/desk/studies/${codes[locale]}/state/`]: pausedOnce(codes[locale]),
      ...later,
    }),
  })

export const HalfAYear = figures(sampleFigures)
export const Empty = figures(emptyFigures)
export const Offline = figures(() => unreachable, { heading: failed })
export const OfACaller = figures(() => notPermitted, { heading: failed })

const wrongWeek = refused({ week: [{ message: '', code: 'invalid' }] })
const entering = figures(emptyFigures, {
  later: {
    'PUT /api/desk/studies/PREDICTOM/included/': wrongWeek,
    'PUT /api/desk/studies/MK2214/included/': wrongWeek,
  },
})
/** An invalid number is reported at its field; a week that the backend rejects is reported below the form. */
export const Entering: StoryObj = {
  ...entering,
  play: async (context) => {
    await entering.play?.(context)
    const say = sayIn(context.globals['locale'])
    const save = screen.getByRole('button', { name: say('Enregistrer le nombre', 'Save the number') })
    const count = screen.getByRole('textbox', { name: say('Combien de personnes', 'How many people') })
    await userEvent.type(count, 'deux')
    await userEvent.click(save)
    await expect(count).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(count)
    await userEvent.type(count, '2')
    await userEvent.click(save)
    await screen.findByRole('alert')
  },
}

const saying = figures(emptyFigures, {
  later: {
    'PUT /api/desk/studies/PREDICTOM/state/': pausedOnce('PREDICTOM'),
    'PUT /api/desk/studies/MK2214/state/': pausedOnce('MK2214'),
  },
})
/** A pause of a study is recorded only with a reason. */
export const Pausing: StoryObj = {
  ...saying,
  play: async (context) => {
    await saying.play?.(context)
    const say = sayIn(context.globals['locale'])
    const save = await screen.findByRole('button', {
      name: say('Changer le recrutement', 'Change the recruitment status'),
    })
    const reason = screen.getByRole('textbox', { name: say('Pourquoi', 'Why') })
    await userEvent.click(save)
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(reason, 'Complet')
    await userEvent.click(save)
    await screen.findByText(say(/C’est noté, avec votre nom/, /Saved, with your name/))
  },
}

const choosing = figures(sampleFigures, {
  later: {
    'GET /api/desk/start-studies/': sampleStart(),
    'PUT /api/desk/start-studies/PREDICTOM/': sampleStart('PREDICTOM'),
    'PUT /api/desk/start-studies/MK2214/': sampleStart('MK2214'),
    'DELETE /api/desk/start-studies/PREDICTOM/': sampleStart(),
    'DELETE /api/desk/start-studies/MK2214/': sampleStart(),
  },
})
/** The figures of a study are added to the start page and removed. */
export const Choosing: StoryObj = {
  ...choosing,
  play: async (context) => {
    await choosing.play?.(context)
    const say = sayIn(context.globals['locale'])
    const add = say('Ajouter à mon accueil', 'Add to my start page')
    const remove = say('Retirer de mon accueil', 'Remove from my start page')
    await userEvent.click(await screen.findByRole('button', { name: add }))
    await userEvent.click(await screen.findByRole('button', { name: remove }))
    await screen.findByRole('button', { name: add })
  },
}
