import { msg } from '@lingui/core/macro'

/** From the first question to the call. */
export const stepsCopy = [
  {
    title: msg({ id: 'home.steps.answer.title', message: 'Vous répondez à quelques questions' }),
    text: msg({
      id: 'home.steps.answer.text',
      message:
        'Pour vous ou pour un proche. Vous pouvez passer une question. Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.',
    }),
  },
  {
    title: msg({ id: 'home.steps.result.title', message: 'Vous voyez ce qui correspond' }),
    text: msg({
      id: 'home.steps.result.text',
      message:
        'Pour chaque étude, vous lisez ce qui correspond, ce qui ne correspond pas et ce que l’équipe vérifierait avec vous.',
    }),
  },
  {
    title: msg({ id: 'home.steps.call.title', message: 'Une personne vous appelle' }),
    text: msg({
      id: 'home.steps.call.text',
      message:
        'Sous 3 jours ouvrés, au moment que vous choisissez. L’appel dure 10 minutes. Il est gratuit, confidentiel et sans engagement.',
    }),
  },
]
