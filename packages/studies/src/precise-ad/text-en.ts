import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
    title: 'PRECISE-AD: a first look at an investigational medicine, PMN310',
    description: [
      'This early study tests the safety of PMN310, an investigational medicine, against a placebo. A placebo looks the same but contains no medicine.',
      'It is for people aged 50 or over with mild cognitive impairment due to Alzheimer’s disease, or mild Alzheimer’s disease, who have a study partner.',
    ],
    questionsToAsk: [
      'Is the study still taking new people?',
      'Where does it take place?',
      'How is the medicine given, and at how many visits?',
      'Is a lumbar puncture needed (a needle in the lower back)?',
      'Which side effects are known?',
      'Is travel paid for?',
    ],
  },
  page: {
    whatItTests: [
      'PMN310 is an antibody. It is made to act on small clumps of amyloid, a protein found in the brain in Alzheimer’s disease.',
      'The study looks at safety, at how the body handles the medicine, and at signs of the disease in the blood.',
      'PMN310 is investigational and the study is in phase 1b, an early phase. Nobody knows yet whether it helps.',
    ],
    whatHappens: [
      'Some people receive PMN310 and others receive a placebo.',
      'The study lasts 12 months for each person. Blood is tested for signs of the disease at 6 and at 12 months.',
      'Before you start, the team checks your memory, and looks for amyloid with a brain scan (PET).',
    ],
    partner: 'You need a study partner: a caregiver you can count on, who comes to the visits.',
    goodToKnow: [
      'The plan was for 100 people when the study began in January 2025.',
      'The study may no longer take new people. We check before we tell you that it is open.',
      'The team also checks memory scores, your weight for your height, and birth control where it applies.',
    ],
  },
}
