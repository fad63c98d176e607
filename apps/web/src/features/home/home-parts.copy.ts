import daughterAndFather from '@clairmemoire/ui/drawings/daughter-and-father.svg'
import eatingWell from '@clairmemoire/ui/drawings/eating-well.svg'
import group from '@clairmemoire/ui/drawings/group.svg'
import heart from '@clairmemoire/ui/drawings/heart.svg'
import moving from '@clairmemoire/ui/drawings/moving.svg'
import seeingPeople from '@clairmemoire/ui/drawings/seeing-people.svg'
import usingYourMind from '@clairmemoire/ui/drawings/using-your-mind.svg'
import withDoctor from '@clairmemoire/ui/drawings/with-doctor.svg'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlainPath } from '../../routing/site-map.ts'

/** A group of visitors, and the page where they begin. */
export interface ForWhom<Words = string> extends Drawn<Words> {
  to: PlainPath
}

export const forWhomCopy: readonly ForWhom<MessageDescriptor>[] = [
  {
    drawing: daughterAndFather,
    to: '/for-relatives',
    title: msg({ id: 'home.for-whom.relative.title', message: 'Vous aidez un proche' }),
    text: msg({
      id: 'home.for-whom.relative.text',
      message: 'Un test pour en parler, une étude peut-être, et de l’aide pour vous : vous y avez droit, vous aussi.',
    }),
  },
  {
    drawing: group,
    to: '/essais-cliniques',
    title: msg({ id: 'home.for-whom.research.title', message: 'La recherche vous intéresse' }),
    text: msg({
      id: 'home.for-whom.research.text',
      message: 'Certaines études s’adressent à des personnes qui n’ont pas de trouble de la mémoire.',
    }),
  },
  {
    drawing: withDoctor,
    to: '/pro',
    title: msg({ id: 'home.for-whom.professional.title', message: 'Vous êtes soignant' }),
    text: msg({
      id: 'home.for-whom.professional.text',
      message: 'Vous suivez une personne et cherchez un avis ou une étude. Une rubrique vous est réservée.',
    }),
  },
]

/** Questions that careful visitors have, with links to the pages that answer them. */
export const behindCopy: readonly Way<MessageDescriptor>[] = [
  {
    to: '/about-us',
    title: msg({ id: 'home.behind.publisher.title', message: 'Qui sommes-nous ?' }),
    text: msg({
      id: 'home.behind.publisher.text',
      message: 'Une clinique en ligne de la mémoire. Une page dit ce que nous faisons, et ce que nous ne faisons pas.',
    }),
    label: msg({ id: 'home.behind.publisher.link', message: 'Faire connaissance' }),
  },
  {
    to: '/medical-team',
    title: msg({ id: 'home.behind.team.title', message: 'Qui vous soigne ?' }),
    text: msg({
      id: 'home.behind.team.text',
      message: 'Plusieurs métiers se réunissent autour de la mémoire. Voici ce que chacun fait pour vous.',
    }),
    label: msg({ id: 'home.behind.team.link', message: 'Notre équipe médicale' }),
  },
  {
    to: '/who-pays',
    title: msg({ id: 'home.behind.money.title', message: 'Qui paie ?' }),
    text: msg({
      id: 'home.behind.money.text',
      message:
        'Chercher une étude et nous parler est gratuit pour vous. Une étude a toujours quelqu’un qui la paie : sa page le nomme.',
    }),
    label: msg({ id: 'home.behind.money.link', message: 'Qui paie, et qui y gagne' }),
  },
  {
    to: '/privacy-policy',
    title: msg({ id: 'home.behind.answers.title', message: 'Que deviennent vos réponses ?' }),
    text: msg({
      id: 'home.behind.answers.text',
      message:
        'Elles partent seulement quand vous êtes d’accord. Nous ne vendons aucune donnée, et rien ne va à une étude sans un autre accord de votre part.',
    }),
    label: msg({ id: 'home.behind.answers.link', message: 'Ce que nous faisons de vos données' }),
  },
]

/** The five parts of the FINGER study, as the site names them. */
export const pillarsCopy: readonly Drawn<MessageDescriptor>[] = [
  {
    drawing: eatingWell,
    title: msg({ id: 'home.pillars.food.title', message: 'Manger varié' }),
    text: msg({ id: 'home.pillars.food.text', message: 'Des légumes, des fruits, du poisson.' }),
  },
  {
    drawing: moving,
    title: msg({ id: 'home.pillars.move.title', message: 'Bouger' }),
    text: msg({ id: 'home.pillars.move.text', message: 'Marcher, jardiner, danser, à votre mesure.' }),
  },
  {
    drawing: usingYourMind,
    title: msg({ id: 'home.pillars.mind.title', message: 'Exercer son esprit' }),
    text: msg({ id: 'home.pillars.mind.text', message: 'Un peu inconnu, un peu difficile.' }),
  },
  {
    drawing: seeingPeople,
    title: msg({ id: 'home.pillars.people.title', message: 'Voir du monde' }),
    text: msg({ id: 'home.pillars.people.text', message: 'Parler, rire, aider. Un appel compte aussi.' }),
  },
  {
    drawing: heart,
    title: msg({ id: 'home.pillars.heart.title', message: 'Surveiller son cœur' }),
    text: msg({ id: 'home.pillars.heart.text', message: 'La tension et le sucre, avec votre médecin.' }),
  },
]

/** The steps from the first question to the call. */
export const stepsCopy = [
  {
    title: msg({ id: 'home.steps.answer.title', message: 'Vous répondez à quelques questions' }),
    text: msg({
      id: 'home.steps.answer.text',
      message:
        'Pour vous ou pour un proche. Vous pouvez passer une question. Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.',
    }),
  },
  {
    title: msg({ id: 'home.steps.result.title', message: 'Vous voyez ce qui correspond' }),
    text: msg({
      id: 'home.steps.result.text',
      message:
        'Pour chaque étude, vous lisez ce qui correspond, ce qui ne correspond pas et ce que l’équipe vérifierait avec vous.',
    }),
  },
  {
    title: msg({ id: 'home.steps.call.title', message: 'Une personne vous appelle' }),
    text: msg({
      id: 'home.steps.call.text',
      message:
        'Sous 3 jours ouvrés, au moment que vous choisissez. L’appel dure 10 minutes. Il est gratuit, confidentiel et sans engagement.',
    }),
  },
]

export interface Paragraph<Words = string> {
  title: Words
  text: Words
}

/** A text with a drawing. */
export interface Drawn<Words = string> extends Paragraph<Words> {
  /** The address of the drawing. */
  drawing: string
}

/** A text with a link to a page that says more. */
export interface Way<Words = string> extends Paragraph<Words> {
  to: PlainPath
  /** The text of the link. */
  label: Words
}
