import type { StudyText } from './study-text.ts'

export const trontier1: StudyText = {
  title: 'TRONTIER-1: an investigational medicine aimed at amyloid, in early Alzheimer’s disease',
  summary:
    'This study tests an investigational medicine called trontinemab. It is for people aged 50 to 90 with mild cognitive impairment or mild dementia due to Alzheimer’s disease.',
  description: [
    'This study tests trontinemab, an investigational medicine, against a placebo. A placebo looks the same but contains no medicine.',
    'It is for people aged 50 to 90 with mild cognitive impairment or mild dementia due to Alzheimer’s disease, who have a study partner.',
  ],
  whatItTests: [
    'Amyloid is a protein that builds up in the brain in Alzheimer’s disease. Trontinemab is an antibody made to act on amyloid.',
    'It is built so that it can be carried from the blood into the brain.',
    'Trontinemab is investigational. Nobody knows yet whether it helps.',
  ],
  whatHappens: [
    'Some people receive trontinemab and others receive the placebo.',
    'The study lasts 18 months for each person.',
    'Before you start, the team checks your memory, and looks for amyloid with a brain scan (PET) or in the fluid around the brain. This fluid is taken with a needle in the lower back, called a lumbar puncture.',
    'We do not have this information yet: how the medicine is given, how often, and your chance of receiving the placebo. Ask on the call.',
  ],
  partner:
    'You need a study partner: someone who knows you well. We do not know yet how much time it takes them. Ask on the call.',
  goodToKnow: [
    'This is a phase 3 study: it compares the medicine with a placebo in many people. It has a twin, TRONTIER-2.',
    'Memory must have declined over the last year. You need to see and hear well enough for the tests. Ask on the call about glasses and hearing aids.',
    'The team also looks at your health: for example another cause of memory trouble, disease of the blood vessels of the brain, or a severe head injury.',
    'We do not have this information yet: the countries, the registry number of this twin, known side effects, and whether travel is paid for. Ask on the call.',
  ],
}
