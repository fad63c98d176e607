import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
  page: {
    whatItTests: [
      'Tau is a protein that builds up in the brain in Alzheimer’s disease. MK-2214 is an antibody made to act on tau.',
      'The study asks whether MK-2214 slows the spread of tau, as seen on brain scans, and whether it is safe.',
      'MK-2214 is investigational. Nobody knows yet whether it helps.',
    ],
    whatHappens: [
      'Chance decides who receives MK-2214 and who receives the placebo. Neither you nor the study doctors know which one you receive.',
      'You receive it through a drip into a vein (an infusion) every 4 weeks, for around 2 years.',
      'There are brain scans (PET), memory and thinking tests, and questions about daily life.',
    ],
    partner: 'You need a study partner: someone who knows you well and takes part with you.',
    goodToKnow: [
      'This is a phase 2 study: it looks for safety and for early signs of an effect, in a limited number of people.',
      'If you take a medicine for the symptoms of Alzheimer’s disease, it must have stayed the same for at least 3 months. Never change a medicine without your doctor.',
      'The team also looks at your health: for example a past stroke, epilepsy in the last 5 years, or a serious illness in the last 3 months.',
    ],
  },
}
