import type { StudyIntroductions } from '../study-introductions.ts'

export const studyIntroductions = {
  MK2214: {
    title: 'MK-2214: an investigational medicine aimed at tau, in early Alzheimer’s disease',
    description: [
      'This study tests MK-2214, an investigational medicine, against a placebo. A placebo looks the same but contains no medicine.',
      'It is for people aged 50 to 85 with mild cognitive impairment or mild dementia due to Alzheimer’s disease, who have a study partner.',
    ],
    questionsToAsk: [
      'What is my chance of receiving the placebo?',
      'How long does each visit last?',
      'How much of my study partner’s time does it take?',
      'Is a lumbar puncture needed (a needle in the lower back)?',
      'Which side effects are known?',
      'Is travel paid for?',
    ],
  },
  TRAILBLAZER: {
    title: 'TRAILBLAZER: an investigational treatment for people without memory problems',
    description: [
      'This study tests donanemab against a placebo. A placebo looks the same but contains no medicine. Donanemab is investigational for this use.',
      'It is for people without memory or thinking problems. A blood test, done by the study team, shows whether you could take part.',
    ],
    questionsToAsk: [
      'Is the study taking new people now, and which part of it could be open to me?',
      'Which visits are possible near my home?',
      'Which side effects does this study describe?',
      'Is travel paid for?',
    ],
  },
  PRECISE_AD: {
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
  MINDSET_2: {
    title: 'MINDSET-2: an investigational treatment by mouth, for memory and thinking',
    description: [
      'This study tests KarXT with KarX-EC, an investigational treatment taken by mouth, against a placebo. A placebo looks the same but contains no medicine.',
      'It is for people aged 60 to 85 with mild to moderate dementia due to Alzheimer’s disease.',
    ],
    questionsToAsk: [
      'Is the study taking new people now, and where in the United States?',
      'How many visits are there?',
      'What is my chance of receiving the placebo?',
      'Which scans or punctures are needed?',
      'What does this study expect of my study partner?',
      'Which health problems rule a person out?',
      'Which side effects are known?',
      'Is travel paid for?',
    ],
  },
  TRONTIER_1: {
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
} satisfies StudyIntroductions
