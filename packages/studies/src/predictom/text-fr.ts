import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
  page: {
    whatItTests: [
      'L’étude évalue une plateforme qui estime le risque à partir de mesures faites chez soi, avec l’aide de l’intelligence artificielle. On ne sait pas encore si cette estimation est juste : c’est la question posée par l’étude.',
      'L’étude prévoit 4 000 adultes de 50 ans ou plus. Parmi eux, 615 personnes seront choisies pour la suite : 415 avec un risque estimé élevé et 200 avec un risque estimé faible.',
      'Elle a lieu dans sept pays : la Norvège, le Royaume-Uni, la Belgique, la France, la Suisse, l’Allemagne et l’Espagne.',
    ],
    whatHappens: [
      'À la maison : des questionnaires, des exercices de mémoire et de réflexion, un test d’audition et un suivi du regard.',
      'À la maison aussi : quelques gouttes de sang prises au bout du doigt et un peu de salive.',
      'Dans un centre, pour les personnes choisies : des analyses de sang ou du liquide qui entoure le cerveau, et des images du cerveau. Ce liquide se prélève par une piqûre dans le bas du dos, appelée ponction lombaire.',
    ],
    goodToKnow: [
      'L’étude est un projet européen, public et privé. L’hôpital Helse Stavanger, en Norvège, la coordonne.',
      'Participer ne remplace pas votre suivi médical habituel.',
    ],
  },
}
