import { itemQuestions } from './frequency.ts'

export const remembering = ['talks', 'repeating', 'appointments', 'things']

export const questionsAboutRemembering = [
  ...itemQuestions(
    'talks',
    { fr: 'Oublier ce qui a été dit', en: 'Forgetting what was said' },
    {
      fr: {
        self: 'Oubliez-vous ce que l’on vous a dit quelques jours plus tôt ?',
        someone_else: 'Cette personne oublie-t-elle ce qu’on lui a dit quelques jours plus tôt ?',
      },
      en: {
        self: 'Do you forget what people told you a few days before?',
        someone_else: 'Does this person forget what people told them a few days before?',
      },
    },
  ),
  ...itemQuestions(
    'repeating',
    { fr: 'Dire ou demander deux fois la même chose', en: 'Saying or asking the same thing twice' },
    {
      fr: {
        self: 'Vous fait-on remarquer que vous redites ou redemandez la même chose ?',
        someone_else: 'Cette personne redit-elle ou redemande-t-elle la même chose ?',
      },
      en: {
        self: 'Do people point out that you say or ask the same thing again?',
        someone_else: 'Does this person say or ask the same thing again?',
      },
    },
  ),
  ...itemQuestions(
    'appointments',
    { fr: 'Oublier un rendez-vous', en: 'Missing an appointment' },
    {
      fr: {
        self: 'Oubliez-vous un rendez-vous, même si vous l’avez noté ?',
        someone_else: 'Cette personne oublie-t-elle un rendez-vous, même noté ?',
      },
      en: {
        self: 'Do you miss an appointment, even when you wrote it down?',
        someone_else: 'Does this person miss an appointment, even when it is written down?',
      },
    },
  ),
  ...itemQuestions(
    'things',
    { fr: 'Chercher ses affaires', en: 'Looking for lost things' },
    {
      fr: {
        self: 'Cherchez-vous vos clés, vos lunettes ou vos papiers sans savoir où vous les avez posés ?',
        someone_else: 'Cette personne cherche-t-elle ses clés, ses lunettes ou ses papiers ?',
      },
      en: {
        self: 'Do you look for keys, glasses or papers with no idea where you put them?',
        someone_else: 'Does this person look for keys, glasses or papers?',
      },
    },
  ),
]

export const timeAndPlace = ['date', 'way', 'new_places']

export const questionsAboutTimeAndPlace = [
  ...itemQuestions(
    'date',
    { fr: 'Ne plus savoir quel jour on est', en: 'Not knowing what day it is' },
    {
      fr: {
        self: 'Vous trompez-vous de jour ou de mois ?',
        someone_else: 'Cette personne se trompe-t-elle de jour ou de mois ?',
      },
      en: {
        self: 'Do you get the day or the month wrong?',
        someone_else: 'Does this person get the day or the month wrong?',
      },
    },
  ),
  ...itemQuestions(
    'way',
    { fr: 'Hésiter sur un chemin connu', en: 'Feeling unsure on a familiar route' },
    {
      fr: {
        self: 'Hésitez-vous sur un chemin que vous faites depuis longtemps ?',
        someone_else: 'Cette personne hésite-t-elle sur un chemin qu’elle fait depuis longtemps ?',
      },
      en: {
        self: 'Do you feel unsure of the way on a route you know well?',
        someone_else: 'Does this person feel unsure of the way on a route they know well?',
      },
    },
  ),
  ...itemQuestions(
    'new_places',
    { fr: 'Se perdre dans un lieu nouveau', en: 'Getting lost in a new place' },
    {
      fr: {
        self: 'Vous perdez-vous dans un magasin, un hôpital ou un parking ?',
        someone_else: 'Cette personne se perd-elle dans un magasin, un hôpital ou un parking ?',
      },
      en: {
        self: 'Do you get lost in a store, a hospital or a parking lot?',
        someone_else: 'Does this person get lost in a store, a hospital or a parking lot?',
      },
    },
  ),
]
