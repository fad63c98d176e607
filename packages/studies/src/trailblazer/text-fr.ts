import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'TRAILBLAZER : un traitement à l’étude pour des personnes sans trouble de la mémoire',
    description: [
      'Cette étude compare le donanemab à un placebo. Un placebo a le même aspect, mais ne contient aucun médicament. Pour cet usage, le donanemab est encore à l’étude.',
      'Elle s’adresse aux personnes qui n’ont pas de trouble de la mémoire ou de la réflexion. Une analyse de sang, faite par l’équipe de l’étude, montre si vous pourriez participer.',
    ],
    questionsToAsk: [
      'L’étude accepte-t-elle de nouvelles personnes en ce moment, et quelle partie pourrait m’être ouverte ?',
      'Quelles visites sont possibles près de chez moi ?',
      'Quels effets indésirables cette étude décrit-elle ?',
      'Les trajets sont-ils remboursés ?',
    ],
  },
}
