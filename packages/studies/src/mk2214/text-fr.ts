import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
}
