import type { LegalFacts } from './legal-facts.ts'
import { deviceStorageInEnglish } from './privacy-device-en.ts'
import type { LegalText } from './text-section.ts'
import { unitedStates } from './privacy-united-states.ts'

export function privacyTextInEnglish(facts: LegalFacts): LegalText {
  return {
    title: 'Privacy policy',
    description: 'What we do with your information, how long we keep it and what your rights are.',
    updated: '2026-11-20',
    summary: [
      'Your answers stay on your device until you agree to send them.',
      'We do not measure your visit, we show no advertising, and we sell no data.',
      `You can see, correct or erase your data: write to ${facts.dpoEmail}.`,
    ],
    sections: [
      {
        id: 'controller',
        heading: 'Who is responsible for your data?',
        paragraphs: [
          `${facts.name}, ${facts.address}, decides why and how your data is used.`,
          `For any question, write to the person in charge of data protection: ${facts.dpoEmail}.`,
        ],
      },
      {
        id: 'finder',
        heading: 'When you look for a study',
        paragraphs: [
          'Your answers are about your health. We use them only with your explicit consent, given by a box that you check yourself.',
          'Before you agree, your answers stay on your device.',
          'After you agree, our server compares your answers with the criteria of the studies and shows the result. It does not keep your answers. It keeps the proof of your consent: the date, the language and the version of the text.',
          'For the distance we only use the first three digits of your ZIP code, or the number of your French department.',
        ],
      },
      {
        id: 'call',
        heading: 'When you ask for a call',
        paragraphs: ['With your consent, we keep what we need to call you:'],
        list: [
          'your name, email address and phone number;',
          'who we should call: yourself or someone close to you, with their name, how they are related to you and their number;',
          'the study and the time you chose for the call;',
          'your answers to the questions, to prepare the call;',
          'the proof of your consent.',
        ],
      },
      {
        id: 'news',
        heading: 'When you leave your contact details for future studies',
        paragraphs: [
          'With your consent, we keep your email address and, if you gave them, your first name and the ZIP code.',
          'You choose what you receive. News of all studies: then no health answer is kept.',
          'Or only news of studies that may suit you. For this, with a separate consent, we keep four answers: the state of the memory, an age band of five years, the country, and the first three digits of the ZIP code or the French department.',
          `You can stop whenever you like: write to ${facts.contactEmail}.`,
        ],
      },
      {
        id: 'someone-else',
        heading: 'When you answer for someone else',
        paragraphs: ['Please ask them first. They have the same rights as you over the data about them.'],
      },
      {
        id: 'messages',
        heading: 'Our emails',
        paragraphs: [
          'After a request, we send you a confirmation. The messages you receive contain no health information and no study name.',
          'We also tell our own call team. That message names the study, so that they can prepare the call.',
        ],
      },
      {
        id: 'matching',
        heading: 'How the result is worked out',
        paragraphs: [
          'A program compares each answer with each criterion of a study: age, or having a study partner, for example. Each criterion is met, not met, or still to be checked.',
          'A study matches only when it is recruiting and every criterion you can answer for yourself is met.',
          'Sometimes nothing speaks against a study, but something important is not known, or its recruiting is still to be confirmed. The result then says that the study may suit you, and offers the same call. A question left without an answer never rules out a study.',
          'You say which country you live in. Study sites, public holidays and the phone number are those of that country.',
          'The program does not decide for you or for the study team. A person can always go over the result with you by phone.',
        ],
      },
      {
        id: 'legal-basis',
        heading: 'What the law says',
        paragraphs: [
          'We use your health data with your explicit consent (GDPR, article 9(2)(a)). We use your contact details with your consent (article 6(1)(a)).',
          'You can withdraw your consent at any time. What was done before stays valid.',
          'To protect the service against abuse, the server counts for one minute the requests that come from one internet address. It does not store this address with your answers. This is our legitimate interest (article 6(1)(f)).',
        ],
      },
      {
        id: 'recipients',
        heading: 'Who can see your data?',
        paragraphs: [
          `Our team in charge of calls, and our host: ${facts.hostingProvider}. Nobody else.`,
          'We pass nothing on to the sponsor of a study or to a study site without asking for your consent again.',
        ],
      },
      {
        id: 'retention',
        heading: 'For how long?',
        paragraphs: [
          'On your device, your answers are erased after 20 hours without activity.',
          `On our servers, ${facts.name} sets the times. To learn them, or to have your data erased sooner, write to ${facts.dpoEmail}.`,
          'This is how long we need your data:',
        ],
        list: [
          'a request for a call: until we have called you and the conversation is over;',
          'your contact details for future studies, and the answers kept with them: until you ask us to stop;',
          'a fingerprint of your email address, which does not show the address, so that nobody can have you written to too often: two days;',
          'the proof of your consent: for as long as we may be asked for it;',
          'the log of failures, without your answers or contact details: until the failure is repaired.',
        ],
      },
      deviceStorageInEnglish,
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'You can ask to see, correct, erase or receive your data, to limit its use, or object to it.',
          `Write to ${facts.dpoEmail} or call ${facts.contactPhone}. Your reference, if you have one, helps us find you. We answer within one month.`,
          'If our answer does not help, you can complain to the French data protection authority, the CNIL: www.cnil.fr/en, or CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, France.',
        ],
      },
      unitedStates,
    ],
  }
}
