import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
  page: {
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
  },
}
