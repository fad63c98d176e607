import type { Locale } from '@clairmemoire/domain/locale'
import { msg } from '@lingui/core/macro'
import type { WayCopy } from './way.ts'

const publisher: WayCopy = {
  to: '/about-us',
  title: msg({ id: 'home.behind.publisher.title', message: 'Qui sommes-nous ?' }),
  text: msg({
    id: 'home.behind.publisher.text',
    message: 'Une clinique en ligne de la mémoire. Une page dit ce que nous faisons, et ce que nous ne faisons pas.',
  }),
  label: msg({ id: 'home.behind.publisher.link', message: 'Faire connaissance' }),
}

const team: WayCopy = {
  to: '/medical-team',
  title: msg({ id: 'home.behind.team.title', message: 'Qui vous soigne ?' }),
  text: msg({
    id: 'home.behind.team.text',
    message: 'Plusieurs métiers se réunissent autour de la mémoire. Voici ce que chacun fait pour vous.',
  }),
  label: msg({ id: 'home.behind.team.link', message: 'Notre équipe médicale' }),
}

const money: WayCopy = {
  to: '/who-pays',
  title: msg({ id: 'home.behind.money.title', message: 'Qui paie ?' }),
  text: msg({
    id: 'home.behind.money.text',
    message:
      'Chercher une étude et nous parler est gratuit pour vous. Une étude a toujours quelqu’un qui la paie : sa page le nomme.',
  }),
  label: msg({ id: 'home.behind.money.link', message: 'Qui paie, et qui y gagne' }),
}

const answers: WayCopy = {
  to: '/privacy-policy',
  title: msg({ id: 'home.behind.answers.title', message: 'Que deviennent vos réponses ?' }),
  text: msg({
    id: 'home.behind.answers.text',
    message:
      'Elles partent seulement quand vous êtes d’accord. Nous ne vendons aucune donnée, et rien ne va à une étude sans un autre accord de votre part.',
  }),
  label: msg({ id: 'home.behind.answers.link', message: 'Ce que nous faisons de vos données' }),
}

/** What a careful person asks first; the team has a page in French only. */
export const behindCopy: Record<Locale, readonly WayCopy[]> = {
  fr: [publisher, team, money, answers],
  en: [publisher, money, answers],
}
