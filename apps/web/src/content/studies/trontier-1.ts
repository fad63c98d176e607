import type { StudyPageText } from './study-page-text.ts'

export const trontier1: StudyPageText = {
  summary:
    'This study tests an investigational medicine called trontinemab. It is for people aged 50 to 90 with mild cognitive impairment or mild dementia due to Alzheimer’s disease.',
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
}
