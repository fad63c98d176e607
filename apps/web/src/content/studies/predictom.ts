import type { StudyText } from './study-text.ts'

export const predictom: StudyText = {
  title: 'PREDICTOM : mieux estimer le risque de maladie d’Alzheimer, en commençant chez soi',
  summary:
    'PREDICTOM est une étude d’observation menée en Europe. Elle ne teste aucun médicament. Elle évalue une méthode, encore à l’étude, qui estime le risque de maladie d’Alzheimer à partir de mesures faites chez soi.',
  description: [
    'PREDICTOM s’adresse à des adultes de 50 ans ou plus, à risque de maladie d’Alzheimer. L’étude ne teste aucun médicament.',
    'La première étape se fait à la maison. Une partie des participants est ensuite invitée dans un centre pour d’autres examens.',
  ],
  whatItTests: [
    'L’étude évalue une plateforme qui s’appuie sur l’intelligence artificielle. On ne sait pas encore si cette plateforme estime bien le risque : c’est la question posée par l’étude.',
    'Elle prévoit 4 000 adultes de 50 ans ou plus. Parmi eux, 615 personnes seront choisies pour la suite : 415 avec un risque estimé élevé et 200 avec un risque estimé faible.',
    'Elle a lieu dans sept pays : la Norvège, le Royaume-Uni, la Belgique, la France, la Suisse, l’Allemagne et l’Espagne.',
  ],
  whatHappens: [
    'À la maison : des questionnaires, des exercices de mémoire et de réflexion, un test d’audition et un suivi du regard.',
    'À la maison aussi : quelques gouttes de sang prises au bout du doigt et un peu de salive.',
    'Dans un centre, pour les personnes choisies : des analyses de sang ou du liquide qui entoure le cerveau, et des images du cerveau. Ce liquide se prélève par une piqûre dans le bas du dos, appelée ponction lombaire.',
    'Nous n’avons pas encore cette information : le nombre de visites et la durée totale. Posez la question pendant l’appel.',
  ],
  partner: 'Nous ne savons pas encore si un proche doit participer avec vous. Posez la question pendant l’appel.',
  goodToKnow: [
    'L’étude est un projet européen, public et privé. L’hôpital Helse Stavanger, en Norvège, la coordonne.',
    'Nous n’avons pas encore ces informations : les centres en France, les critères détaillés, le numéro de registre et le remboursement des trajets. Posez la question pendant l’appel.',
    'Participer ne remplace pas votre suivi médical habituel.',
  ],
}
