import { itemQuestions } from './frequency.ts'

export const words = ['names', 'words', 'stories', 'groups']

export const questionsAboutWords = [
  ...itemQuestions(
    'names',
    { fr: 'Oublier le nom de gens que l’on connaît bien', en: 'Forgetting familiar names' },
    {
      fr: {
        self: 'Le nom d’une personne que vous voyez souvent vous échappe-t-il ?',
        someone_else: 'Le nom de gens qu’elle voit souvent échappe-t-il à cette personne ?',
      },
      en: {
        self: 'Do you forget the name of someone you see often?',
        someone_else: 'Does this person forget the name of someone they see often?',
      },
    },
  ),
  ...itemQuestions(
    'words',
    { fr: 'Chercher un mot de tous les jours', en: 'Searching for an everyday word' },
    {
      fr: {
        self: 'Cherchez-vous un mot tout simple au milieu d’une phrase ?',
        someone_else: 'Cette personne cherche-t-elle un mot tout simple au milieu d’une phrase ?',
      },
      en: {
        self: 'Do you search for a simple word in the middle of a sentence?',
        someone_else: 'Does this person search for a simple word in the middle of a sentence?',
      },
    },
  ),
  ...itemQuestions(
    'stories',
    { fr: 'Perdre le fil d’une histoire', en: 'Losing track of a story' },
    {
      fr: {
        self: 'Perdez-vous le fil d’un film, d’un livre ou d’une émission ?',
        someone_else: 'Cette personne perd-elle le fil d’un film, d’un livre ou d’une émission ?',
      },
      en: {
        self: 'Do you lose track of the story in a movie, a book or a show?',
        someone_else: 'Does this person lose track of the story in a movie, a book or a show?',
      },
    },
  ),
  ...itemQuestions(
    'groups',
    { fr: 'Avoir du mal à suivre quand plusieurs gens parlent', en: 'Trouble following when many people talk' },
    {
      fr: {
        self: 'Avez-vous du mal à suivre quand plusieurs personnes parlent ?',
        someone_else: 'Cette personne a-t-elle du mal à suivre quand plusieurs gens parlent ?',
      },
      en: {
        self: 'Is it hard for you to follow when many people talk?',
        someone_else: 'Is it hard for this person to follow when many people talk?',
      },
    },
  ),
]

export const everydayLife = ['devices', 'papers', 'steps', 'stove', 'hobbies']

export const questionsAboutEverydayLife = [
  ...itemQuestions(
    'devices',
    { fr: 'Avoir du mal avec un nouvel appareil', en: 'Trouble with a new device' },
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
    { fr: 'Perdre l’ordre des choses à faire', en: 'Trouble planning step by step' },
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
    { fr: 'Laisser ce que l’on aimait faire', en: 'Giving up favorite activities' },
    {
      fr: {
        self: 'Laissez-vous de côté des choses que vous aimiez, parce qu’elles sont devenues difficiles ?',
        someone_else: 'Cette personne laisse-t-elle de côté ce qu’elle aimait, parce que c’est devenu difficile ?',
      },
      en: {
        self: 'Do you give up things you liked to do, because they have become hard?',
        someone_else: 'Does this person give up things they liked to do, because they have become hard?',
      },
    },
  ),
]
