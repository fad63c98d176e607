import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'MINDSET-2 : un traitement à l’étude, pris par la bouche, pour la mémoire et la réflexion',
    description: [
      'Cette étude compare KarXT avec KarX-EC, un traitement à l’étude pris par la bouche, à un placebo. Un placebo a le même aspect, mais ne contient aucun médicament.',
      'Elle s’adresse aux personnes de 60 à 85 ans qui ont une maladie d’Alzheimer à un stade léger ou modéré.',
    ],
    questionsToAsk: [
      'L’étude accepte-t-elle de nouvelles personnes en ce moment, et où aux États-Unis ?',
      'Combien de visites sont prévues ?',
      'Quelle est ma chance de recevoir le placebo ?',
      'Quelles images du cerveau ou quelles ponctions sont prévues ?',
      'Que demande cette étude à mon proche ?',
      'Quels problèmes de santé empêchent de participer ?',
      'Quels effets indésirables sont connus ?',
      'Les trajets sont-ils remboursés ?',
    ],
  },
}
