import type { Meta } from '@storybook/react-vite'
import { finderPage } from './testing/finder-page.ts'

const meta: Meta = { title: 'Trial finder/Requests' }

export default meta

const request = (step: string, french: string, english: string) =>
  finderPage({ stage: 'request', step, heading: (say) => say(french, english) })
const news = (step: string, french: string, english: string) =>
  finderPage({ stage: 'news', step, isMatched: false, heading: (say) => say(french, english) })

export const Slot = request('slot', 'Quand pouvons-nous vous appeler', 'When can we call you?')
export const Contact = request('contact', 'Comment pouvons-nous vous joindre', 'How can we reach you?')
export const Helper = request('helper', 'Une autre personne à appeler', 'Someone else to call')
export const ConsentToBeCalled = request('consent', 'Votre accord', 'Your consent to be called')
export const CheckRequest = request('check', 'Vérifiez votre demande', 'Check your request')
export const NewsContact = news('contact', 'À quelle adresse vous écrire', 'Where can we write to you?')
export const NewsConsent = news('consent', 'Votre accord', 'Your consent to be kept informed')
export const NewsCheck = news('check', 'Vérifiez', 'Check')
