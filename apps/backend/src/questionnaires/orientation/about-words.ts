import { itemQuestions } from './frequency.ts'

export const words = ['names', 'words', 'stories', 'groups']

export const questionsAboutWords = [
  ...itemQuestions(
    'names',
    { fr: 'Oublier le nom de gens que l’on connaît bien', en: 'Losing the names of people one knows well' },
    {
      fr: {
        self: 'Le nom d’une personne que vous voyez souvent vous échappe-t-il ?',
        someone_else: 'Le nom de gens qu’elle voit souvent échappe-t-il à cette personne ?',
      },
      en: {
        self: 'Do you lose the name of someone you see often?',
        someone_else: 'Does this person lose the name of someone they see often?',
      },
    },
  ),
  ...itemQuestions(
    'words',
    { fr: 'Chercher un mot de tous les jours', en: 'Looking for an everyday word' },
    {
      fr: {
        self: 'Cherchez-vous un mot tout simple au milieu d’une phrase ?',
        someone_else: 'Cette personne cherche-t-elle un mot tout simple au milieu d’une phrase ?',
      },
      en: {
        self: 'Do you look for a simple word in the middle of a sentence?',
        someone_else: 'Does this person look for a simple word in the middle of a sentence?',
      },
    },
  ),
  ...itemQuestions(
    'stories',
    { fr: 'Perdre le fil d’une histoire', en: 'Losing the thread of a story' },
    {
      fr: {
        self: 'Perdez-vous le fil d’un film, d’un livre ou d’une émission ?',
        someone_else: 'Cette personne perd-elle le fil d’un film, d’un livre ou d’une émission ?',
      },
      en: {
        self: 'Do you lose the thread of a film, a book or a show?',
        someone_else: 'Does this person lose the thread of a film, a book or a show?',
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
