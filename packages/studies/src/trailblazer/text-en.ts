import type { StudyText } from '../study-text.ts'

export const text: StudyText = {
  introduction: {
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
  page: {
    whatItTests: [
      'Amyloid is a protein that can build up in the brain years before memory problems. Donanemab is an antibody made to act on amyloid.',
      'The study compares how long people stay without memory and thinking problems, with donanemab and with a placebo.',
      'Donanemab is investigational for people without memory problems. Nobody knows yet whether it helps them.',
    ],
    whatHappens: [
      'First, the team checks your memory and your blood. Most people who are checked do not go on to take part.',
      'Chance decides who receives donanemab and who receives the placebo. Neither you nor the study doctors know which one you receive.',
      'You receive nine infusions, one each month. An infusion is a drip into a vein.',
      'After that there are memory and thinking tests every 6 months. The whole study can last about three and a half years.',
      'A part of the study opened later and lasts 12 months.',
    ],
    partner: 'You need a study partner, and a second person who can step in for them.',
    goodToKnow: [
      'The full name of the study is TRAILBLAZER-ALZ 3. It is a phase 3 study: it compares the medicine with a placebo in many people.',
      'It takes place in the United States and Japan. Some visits may be possible near your home.',
      'The main part of the study no longer takes new people. A later part, for people aged 65 to 80, was open in June 2025. We check before we tell you that it is open.',
      'You cannot take part if you have mild cognitive impairment or dementia, if you cannot have an MRI scan, or if you were treated against amyloid recently.',
    ],
  },
}
