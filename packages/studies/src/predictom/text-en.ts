import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'PREDICTOM: a closer look at the risk of Alzheimer’s disease, starting at home',
    description: [
      'PREDICTOM is for adults aged 50 or over who are at risk of Alzheimer’s disease. The study tests no medicine. Its method is itself investigational.',
      'The first step takes place at home. Some of the people who take part are then invited to a center for other tests.',
    ],
    questionsToAsk: [
      'Is the study taking new people now, and in which centers in France?',
      'How many visits are planned, and how long does the study last?',
      'Does someone close to me have to take part with me?',
      'What are all the conditions for taking part?',
      'Is travel paid for?',
      'Under which number is the study listed in the public registers?',
    ],
  },
}
