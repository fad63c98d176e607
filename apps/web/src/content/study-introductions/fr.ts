import type { StudyIntroductions } from '../study-introductions.ts'

export const studyIntroductions = {
  PREDICTOM: {
    title: 'PREDICTOM : mieux estimer le risque de maladie d’Alzheimer, en commençant chez soi',
    description: [
      'PREDICTOM s’adresse à des adultes de 50 ans ou plus, à risque de maladie d’Alzheimer. L’étude ne teste aucun médicament. Sa méthode est elle-même encore à l’étude.',
      'La première étape se fait à la maison. Une partie des participants est ensuite invitée dans un centre pour d’autres examens.',
    ],
    questionsToAsk: [
      'L’étude accepte-t-elle de nouvelles personnes en ce moment, et dans quels centres en France ?',
      'Combien de visites sont prévues, et combien de temps dure l’étude ?',
      'Un proche doit-il participer avec moi ?',
      'Quelles sont toutes les conditions pour participer ?',
      'Les trajets sont-ils remboursés ?',
      'Sous quel numéro l’étude figure-t-elle dans les registres publics ?',
    ],
  },
} satisfies StudyIntroductions
