import type { StudyPageText } from './study-page-text.ts'

export const preciseAd: StudyPageText = {
  summary:
    'This early study tests the safety of an investigational medicine called PMN310. It is for people aged 50 or over with mild cognitive impairment or mild Alzheimer’s disease.',
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
}
