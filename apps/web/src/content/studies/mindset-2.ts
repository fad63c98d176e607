import type { StudyText } from './study-text.ts'

export const mindset2: StudyText = {
  title: 'MINDSET-2: an investigational treatment by mouth, for memory and thinking',
  summary:
    'This study tests an investigational treatment taken by mouth. It is for people aged 60 to 85 with mild to moderate dementia due to Alzheimer’s disease.',
  description: [
    'This study tests KarXT with KarX-EC, an investigational treatment taken by mouth, against a placebo. A placebo looks the same but contains no medicine.',
    'It is for people aged 60 to 85 with mild to moderate dementia due to Alzheimer’s disease.',
  ],
  whatItTests: [
    'KarXT combines two medicines, xanomeline and trospium. KarX-EC is taken with it.',
    'The study asks what the treatment does to memory and thinking in Alzheimer’s disease.',
    'The treatment is investigational for this use. Nobody knows yet whether it helps.',
  ],
  whatHappens: [
    'Some people receive the treatment and others receive the placebo. Neither you nor the study doctors know which one you receive.',
    'Checks before the start take up to 5 weeks. Treatment by mouth lasts 24 weeks. Follow-up lasts 4 weeks.',
    'After that, there is an optional part in which everyone receives the treatment.',
    'We do not have this information yet: the number of visits, your chance of receiving the placebo, and which scans or punctures are needed. Ask on the call.',
  ],
  partner:
    'You are likely to need a study partner. In the twin study, MINDSET-1, this person spends about 10 hours a week or more with you and comes to every visit. Ask on the call what this study expects.',
  goodToKnow: [
    'This is a phase 3 study: it compares the treatment with a placebo in many people.',
    'The study has been registered since May 2025, with places in the United Kingdom. We do not know yet which places in the United States take part.',
    'In the twin study, medicines for Alzheimer’s disease must have stayed the same for at least 12 weeks. Never change a medicine without your doctor.',
    'We do not have this information yet: known side effects, health reasons not to take part, and whether travel is paid for. Ask on the call.',
  ],
}
