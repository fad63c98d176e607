import { itemQuestions } from './frequency.ts'

export const everydayLife = ['devices', 'papers', 'steps', 'stove', 'hobbies']

export const questionsAboutEverydayLife = [
  ...itemQuestions(
    'devices',
    { fr: 'Avoir du mal avec un nouvel appareil', en: 'Trouble with a device that is new' },
    {
      fr: {
        self: 'Avez-vous du mal à apprendre à vous servir d’un nouvel appareil ?',
        someone_else: 'Cette personne a-t-elle du mal à apprendre à se servir d’un nouvel appareil ?',
      },
      en: {
        self: 'Is it hard for you to learn how a new device works?',
        someone_else: 'Is it hard for this person to learn how a new device works?',
      },
    },
  ),
  ...itemQuestions(
    'papers',
    { fr: 'Se tromper dans les comptes ou les papiers', en: 'Mistakes with money or forms' },
    {
      fr: {
        self: 'Vous trompez-vous dans vos comptes, vos factures ou vos papiers ?',
        someone_else: 'Cette personne se trompe-t-elle dans ses comptes, ses factures ou ses papiers ?',
      },
      en: {
        self: 'Do you make mistakes with money, bills or forms?',
        someone_else: 'Does this person make mistakes with money, bills or forms?',
      },
    },
  ),
  ...itemQuestions(
    'steps',
    { fr: 'Perdre l’ordre des choses à faire', en: 'Losing the order of what to do' },
    {
      fr: {
        self: 'Avez-vous du mal à préparer un repas ou un voyage, étape par étape ?',
        someone_else: 'Cette personne a-t-elle du mal à préparer un repas ou un voyage, étape par étape ?',
      },
      en: {
        self: 'Is it hard for you to plan a meal or a trip, step by step?',
        someone_else: 'Is it hard for this person to plan a meal or a trip, step by step?',
      },
    },
  ),
  ...itemQuestions(
    'stove',
    { fr: 'Oublier d’éteindre ou de fermer', en: 'Leaving things on or open' },
    {
      fr: {
        self: 'Oubliez-vous d’éteindre le feu, de couper l’eau ou de fermer la porte ?',
        someone_else: 'Cette personne oublie-t-elle d’éteindre le feu, de couper l’eau ou de fermer la porte ?',
      },
      en: {
        self: 'Do you leave the stove on, the water running or the door open?',
        someone_else: 'Does this person leave the stove on, the water running or the door open?',
      },
    },
  ),
  ...itemQuestions(
    'hobbies',
    { fr: 'Laisser ce que l’on aimait faire', en: 'Leaving what one liked to do' },
    {
      fr: {
        self: 'Laissez-vous de côté des choses que vous aimiez, parce qu’elles sont devenues difficiles ?',
        someone_else: 'Cette personne laisse-t-elle de côté ce qu’elle aimait, parce que c’est devenu difficile ?',
      },
      en: {
        self: 'Do you put aside things you liked to do, because they have become hard?',
        someone_else: 'Does this person put aside things they liked to do, because they have become hard?',
      },
    },
  ),
]
