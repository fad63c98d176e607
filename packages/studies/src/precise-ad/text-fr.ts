import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'PRECISE-AD : le PMN310, un médicament à l’étude, à un stade précoce de la recherche',
    description: [
      'Cette étude, à un stade précoce, examine si le PMN310, un médicament à l’étude, est bien toléré. Elle le compare à un placebo. Un placebo a le même aspect, mais ne contient aucun médicament.',
      'Elle s’adresse aux personnes de 50 ans ou plus qui ont un trouble cognitif léger ou une maladie d’Alzheimer à un stade léger. Un proche participe avec elles.',
    ],
    questionsToAsk: [
      'L’étude accepte-t-elle encore de nouvelles personnes ?',
      'Où a-t-elle lieu ?',
      'Comment le médicament est-il donné, et en combien de visites ?',
      'Une ponction lombaire (une piqûre dans le bas du dos) est-elle prévue ?',
      'Quels effets indésirables sont connus ?',
      'Les trajets sont-ils remboursés ?',
    ],
  },
}
