import type { StudyPageText } from './study-page-text.ts'

export const mindset2: StudyPageText = {
  summary:
    'This study tests an investigational treatment taken by mouth. It is for people aged 60 to 85 with mild to moderate dementia due to Alzheimer’s disease.',
  whatItTests: [
    'KarXT combines two medicines, xanomeline and trospium. KarX-EC is taken with it.',
    'The study asks what the treatment does to memory and thinking in Alzheimer’s disease.',
    'The treatment is investigational for this use. Nobody knows yet whether it helps.',
  ],
  whatHappens: [
    'Some people receive the treatment and others receive the placebo. Neither you nor the study doctors know which one you receive.',
    'Checks before the start take up to 5 weeks. Treatment by mouth lasts 24 weeks. Follow-up lasts 4 weeks.',
    'After that, there is an optional part in which everyone receives the treatment.',
  ],
  partner:
    'You are likely to need a study partner. In MINDSET-1, a study with the same design, this person spends about 10 hours a week or more with you and comes to every visit.',
  goodToKnow: [
    'This is a phase 3 study: it compares the treatment with a placebo in many people.',
    'The study has been registered since May 2025, with places in the United Kingdom.',
    'In MINDSET-1, medicines for Alzheimer’s disease must have stayed the same for at least 12 weeks. Never change a medicine without your doctor.',
  ],
}
