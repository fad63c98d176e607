import { msg } from '@lingui/core/macro'

/** When the patient has to be seen. What cannot wait is nothing for a form. */
export const urgencyCopy = {
  id: 'urgency',
  title: msg({ id: 'professionals.urgency.title', message: 'Quand ce patient doit-il être vu ?' }),
  hint: msg({ id: 'professionals.urgency.hint', message: 'Selon vous, d’après ce que vous savez aujourd’hui.' }),
  options: {
    today: msg({ id: 'professionals.urgency.today', message: 'Aujourd’hui : c’est une urgence' }),
    soon: msg({ id: 'professionals.urgency.soon', message: 'Dans les semaines qui viennent' }),
    later: msg({ id: 'professionals.urgency.later', message: 'Cela peut attendre quelques mois' }),
  },
}

export const motivesCopy = {
  id: 'motives',
  title: msg({ id: 'professionals.motives.title', message: 'Pourquoi nous l’adressez-vous ?' }),
  hint: msg({ id: 'professionals.motives.hint', message: 'Plusieurs réponses sont possibles.' }),
  options: {
    complaint: msg({ id: 'professionals.motives.complaint', message: 'Une plainte de mémoire' }),
    relatives: msg({ id: 'professionals.motives.relatives', message: 'L’inquiétude d’un proche' }),
    opinion: msg({ id: 'professionals.motives.opinion', message: 'Un avis sur un diagnostic' }),
    follow_up: msg({ id: 'professionals.motives.follow-up', message: 'Un suivi' }),
    study: msg({ id: 'professionals.motives.study', message: 'Une étude clinique' }),
    other: msg({ id: 'professionals.motives.other', message: 'Autre chose' }),
  },
}

export const wordsCopy = {
  id: 'words',
  title: msg({ id: 'professionals.words.title', message: 'Que voulez-vous nous dire ?' }),
  hint: msg({
    id: 'professionals.words.hint',
    message: 'Par exemple : le début, les traitements, les examens déjà faits. Une lettre peut suivre.',
  }),
  /** Choices and day go before it, in the same text of the contract. */
  longest: 1500,
}

export const agreedOnCopy = {
  title: msg({ id: 'professionals.agreed-on.title', message: 'Quel jour votre patient a-t-il dit oui ?' }),
  hint: msg({
    id: 'professionals.agreed-on.hint',
    message:
      'Il sait ce que vous nous donnez : son nom, sa date de naissance, son téléphone et le motif. Il sait que nous l’appelons, ou le proche qu’il a choisi.',
  }),
}

export const calleeCopy = {
  id: 'callee',
  title: msg({ id: 'professionals.callee.title', message: 'Qui devons-nous appeler ?' }),
  hint: msg({ id: 'professionals.callee.hint', message: 'Le patient choisit. Un proche peut parler pour lui.' }),
  options: {
    patient: msg({ id: 'professionals.callee.patient', message: 'Le patient' }),
    relative: msg({ id: 'professionals.callee.relative', message: 'Un proche qu’il a choisi' }),
  },
}

export const birthDateCopy = {
  title: msg({ id: 'professionals.birth.title', message: 'Quelle est sa date de naissance ?' }),
  hint: msg({
    id: 'professionals.birth.hint',
    message: 'Avec l’année en quatre chiffres, par exemple 27 3 1948.',
  }),
}
