import type { StudyIntroductions } from '../../study-introductions.ts'

export const studyIntroductions = {
  MK2214: {
    title: 'MK-2214 : un médicament à l’étude qui vise la protéine tau, au début de la maladie d’Alzheimer',
    description: [
      'Cette étude compare MK-2214, un médicament à l’étude, à un placebo. Un placebo a le même aspect, mais ne contient aucun médicament.',
      'Elle s’adresse aux personnes de 50 à 85 ans qui ont un trouble cognitif léger ou une maladie d’Alzheimer à un stade léger. Un proche participe avec elles.',
    ],
    questionsToAsk: [
      'Quelle est ma chance de recevoir le placebo ?',
      'Combien de temps dure chaque visite ?',
      'Combien de temps mon proche doit-il y consacrer ?',
      'Une ponction lombaire (une piqûre dans le bas du dos) est-elle prévue ?',
      'Quels effets indésirables sont connus ?',
      'Les trajets sont-ils remboursés ?',
    ],
  },
  TRAILBLAZER: {
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
  PRECISE_AD: {
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
  MINDSET_2: {
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
  TRONTIER_1: {
    title: 'TRONTIER-1 : un médicament à l’étude qui vise l’amyloïde, au début de la maladie d’Alzheimer',
    description: [
      'Cette étude compare le trontinemab, un médicament à l’étude, à un placebo. Un placebo a le même aspect, mais ne contient aucun médicament.',
      'Elle s’adresse aux personnes de 50 à 90 ans qui ont un trouble cognitif léger ou une maladie d’Alzheimer à un stade léger. Un proche participe avec elles.',
    ],
    questionsToAsk: [
      'Dans quels pays et dans quelles villes l’étude a-t-elle lieu ?',
      'Comment le médicament est-il donné, et à quel rythme ?',
      'Quelle est ma chance de recevoir le placebo ?',
      'Combien de temps mon proche doit-il y consacrer ?',
      'Puis-je porter mes lunettes ou mes appareils auditifs pendant les tests ?',
      'Quels effets indésirables sont connus ?',
      'Les trajets sont-ils remboursés ?',
      'Sous quel numéro l’étude figure-t-elle dans les registres publics ?',
    ],
  },
} satisfies StudyIntroductions
