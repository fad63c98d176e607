import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'TRONTIER-1: an investigational medicine aimed at amyloid, in early Alzheimer’s disease',
    description: [
      'This study tests trontinemab, an investigational medicine, against a placebo. A placebo looks the same but contains no medicine.',
      'It is for people aged 50 to 90 with mild cognitive impairment or mild dementia due to Alzheimer’s disease, who have a study partner.',
    ],
    questionsToAsk: [
      'In which countries and towns does the study take place?',
      'How is the medicine given, and how often?',
      'What is my chance of receiving the placebo?',
      'How much of my study partner’s time does it take?',
      'May I wear my glasses or hearing aids for the tests?',
      'Which side effects are known?',
      'Is travel paid for?',
      'Under which number is the study listed in the public registers?',
    ],
  },
  page: {
    whatItTests: [
      'Amyloid is a protein that builds up in the brain in Alzheimer’s disease. Trontinemab is an antibody made to act on amyloid.',
      'It is built so that it can be carried from the blood into the brain.',
      'Trontinemab is investigational. Nobody knows yet whether it helps.',
    ],
    whatHappens: [
      'Some people receive trontinemab and others receive the placebo.',
      'The study lasts 18 months for each person.',
      'Before you start, the team checks your memory, and looks for amyloid with a brain scan (PET) or in the fluid around the brain. This fluid is taken with a needle in the lower back, called a lumbar puncture.',
    ],
    partner: 'You need a study partner: someone who knows you well.',
    goodToKnow: [
      'This is a phase 3 study: it compares the medicine with a placebo in many people. A second study, TRONTIER-2, follows the same plan.',
      'Memory must have declined over the last year. You need to see and hear well enough for the tests.',
      'The team also looks at your health: for example another cause of memory trouble, disease of the blood vessels of the brain, or a severe head injury.',
    ],
  },
}
