import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
}
