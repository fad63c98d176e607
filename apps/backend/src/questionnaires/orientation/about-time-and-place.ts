import { itemQuestions } from './frequency.ts'

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
    { fr: 'Hésiter sur un chemin connu', en: 'Doubts about the way on a known route' },
    {
      fr: {
        self: 'Hésitez-vous sur un chemin que vous faites depuis longtemps ?',
        someone_else: 'Cette personne hésite-t-elle sur un chemin qu’elle fait depuis longtemps ?',
      },
      en: {
        self: 'Do you have doubts about the way on a route you have long known?',
        someone_else: 'Does this person have doubts about the way on a route they have long known?',
      },
    },
  ),
  ...itemQuestions(
    'new_places',
    { fr: 'Se perdre dans un lieu nouveau', en: 'Getting lost in a place one does not know' },
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
