import { msg } from '@lingui/core/macro'

/** The five parts of the study FINGER, by the names that the site gives them. */
export const pillarsCopy = [
  {
    title: msg({ id: 'home.pillars.food.title', message: 'Manger varié' }),
    text: msg({ id: 'home.pillars.food.text', message: 'Des légumes, des fruits, du poisson.' }),
  },
  {
    title: msg({ id: 'home.pillars.move.title', message: 'Bouger' }),
    text: msg({ id: 'home.pillars.move.text', message: 'Marcher, jardiner, danser, à votre mesure.' }),
  },
  {
    title: msg({ id: 'home.pillars.mind.title', message: 'Exercer son esprit' }),
    text: msg({ id: 'home.pillars.mind.text', message: 'Un peu inconnu, un peu difficile.' }),
  },
  {
    title: msg({ id: 'home.pillars.people.title', message: 'Voir du monde' }),
    text: msg({ id: 'home.pillars.people.text', message: 'Parler, rire, aider. Un appel compte aussi.' }),
  },
  {
    title: msg({ id: 'home.pillars.heart.title', message: 'Surveiller son cœur' }),
    text: msg({ id: 'home.pillars.heart.text', message: 'La tension et le sucre, avec votre médecin.' }),
  },
]
