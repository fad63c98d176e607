import type { LegalFacts } from './legal-facts.ts'
import { deviceStorageInFrench } from './privacy-device-fr.ts'
import type { LegalText } from './text-section.ts'

export function privacyTextInFrench(facts: LegalFacts): LegalText {
  return {
    title: 'Politique de confidentialité',
    description: 'Ce que nous faisons de vos informations, combien de temps nous les gardons et quels sont vos droits.',
    updated: '2026-11-20',
    summary: [
      'Vos réponses restent sur votre appareil tant que vous n’acceptez pas de les envoyer.',
      'Nous ne mesurons pas votre visite, nous ne faisons pas de publicité et nous ne vendons aucune donnée.',
      `Vous pouvez voir, corriger ou effacer vos données : écrivez à ${facts.dpoEmail}.`,
    ],
    sections: [
      {
        id: 'controller',
        heading: 'Qui est responsable de vos données ?',
        paragraphs: [
          `${facts.name}, ${facts.address}, décide pourquoi et comment vos données sont utilisées.`,
          `Pour toute question, écrivez à la personne chargée de la protection des données : ${facts.dpoEmail}.`,
        ],
      },
      {
        id: 'finder',
        heading: 'Quand vous cherchez une étude',
        paragraphs: [
          'Vos réponses parlent de votre santé. Nous les traitons seulement avec votre accord explicite, donné par une case que vous cochez vous-même.',
          'Avant cet accord, vos réponses restent sur votre appareil.',
          'Après cet accord, notre serveur compare vos réponses aux critères des études, puis affiche le résultat. Il ne garde pas vos réponses. Il garde la preuve de votre accord : la date, la langue et la version du texte.',
          'Pour la distance, nous utilisons seulement votre département, ou les trois premiers chiffres d’un code postal américain.',
        ],
      },
      {
        id: 'call',
        heading: 'Quand vous demandez un appel',
        paragraphs: ['Avec votre accord, nous gardons ce qu’il faut pour vous rappeler :'],
        list: [
          'votre nom, votre adresse e-mail et votre téléphone ;',
          'la personne à appeler : vous-même ou un proche, avec son nom, son lien avec vous et son numéro ;',
          'l’étude et le moment choisi pour l’appel ;',
          'vos réponses aux questions, pour préparer l’appel ;',
          'la preuve de votre accord.',
        ],
      },
      {
        id: 'news',
        heading: 'Quand vous laissez vos coordonnées pour de futures études',
        paragraphs: [
          'Avec votre accord, nous gardons votre adresse e-mail et, si vous les avez donnés, votre prénom et le code postal.',
          'Vous choisissez ce que vous recevez. Des nouvelles de toutes les études : aucune réponse de santé n’est alors gardée.',
          'Ou seulement des nouvelles des études qui peuvent vous convenir. Pour cela, avec un accord séparé, nous gardons quatre réponses : l’état de la mémoire, une tranche d’âge de cinq ans, le pays, et le département ou les trois premiers chiffres d’un code postal américain.',
          `Vous pouvez arrêter quand vous voulez : écrivez à ${facts.contactEmail}.`,
        ],
      },
      {
        id: 'someone-else',
        heading: 'Quand vous répondez pour une autre personne',
        paragraphs: [
          'Demandez-lui d’abord si elle est d’accord. Elle a les mêmes droits que vous sur les données qui la concernent.',
        ],
      },
      {
        id: 'messages',
        heading: 'Nos e-mails',
        paragraphs: [
          'Après une demande, nous vous envoyons un message de confirmation. Les messages que vous recevez ne contiennent ni information de santé ni nom d’étude.',
          'Nous prévenons aussi notre propre équipe des appels. Ce message-là nomme l’étude, pour qu’elle prépare l’appel.',
        ],
      },
      {
        id: 'matching',
        heading: 'Comment le résultat est calculé',
        paragraphs: [
          'Un programme compare chaque réponse à chaque critère d’une étude : l’âge ou la présence d’un proche, par exemple. Chaque critère est rempli, non rempli, ou encore à vérifier.',
          'Une étude correspond seulement si elle recrute et si tous les critères auxquels vous pouvez répondre vous-même sont remplis.',
          'Parfois, rien ne s’y oppose, mais un point important n’est pas connu, ou le recrutement reste à confirmer. Le résultat dit alors que l’étude peut vous convenir, et vous propose le même appel. Une question sans réponse n’écarte jamais une étude.',
          'Vous indiquez le pays où vous vivez. Les lieux d’étude, les jours fériés et le numéro de téléphone sont ceux de ce pays.',
          'Ce calcul ne décide pas à votre place ni à celle de l’équipe. Une personne peut toujours revoir le résultat avec vous, par téléphone.',
        ],
      },
      {
        id: 'legal-basis',
        heading: 'Ce que dit la loi',
        paragraphs: [
          'Nous utilisons vos données de santé avec votre consentement explicite (RGPD, article 9.2.a). Nous utilisons vos coordonnées avec votre consentement (article 6.1.a).',
          'Vous pouvez retirer votre accord à tout moment. Ce qui a été fait avant reste valable.',
          'Pour protéger le service contre les abus, le serveur compte pendant une minute les demandes venant d’une même adresse internet. Il ne l’enregistre pas avec vos réponses. C’est notre intérêt légitime (article 6.1.f).',
        ],
      },
      {
        id: 'recipients',
        heading: 'Qui peut voir vos données ?',
        paragraphs: [
          `Notre équipe chargée des appels, et notre hébergeur : ${facts.hostingProvider}. Personne d’autre.`,
          'Nous ne transmettons rien au promoteur d’une étude ni à un centre sans un nouvel accord de votre part.',
        ],
      },
      {
        id: 'retention',
        heading: 'Combien de temps ?',
        paragraphs: [
          'Sur votre appareil, vos réponses s’effacent après 20 heures sans activité.',
          `Sur nos serveurs, ${facts.name} fixe les durées. Pour les connaître, ou pour faire effacer vos données plus tôt, écrivez à ${facts.dpoEmail}.`,
          'Voici jusqu’à quand nous avons besoin de vos données :',
        ],
        list: [
          'une demande d’appel : jusqu’à ce que nous vous ayons rappelé et que l’échange soit terminé ;',
          'vos coordonnées pour de futures études, et les réponses gardées avec elles : jusqu’à ce que vous nous demandiez d’arrêter ;',
          'une empreinte de votre adresse e-mail, qui ne montre pas l’adresse, pour que personne ne vous fasse écrire trop souvent : deux jours ;',
          'la preuve de votre accord : tant qu’elle peut nous être demandée ;',
          'le journal des pannes, sans vos réponses ni vos coordonnées : le temps de réparer.',
        ],
      },
      deviceStorageInFrench,
      {
        id: 'rights',
        heading: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander à voir, corriger, effacer ou recevoir vos données, limiter leur utilisation ou vous y opposer. Vous pouvez aussi dire ce que vous souhaitez pour vos données après votre mort.',
          `Écrivez à ${facts.dpoEmail} ou appelez le ${facts.contactPhone}. Votre référence, si vous en avez une, nous aide à vous retrouver. Nous répondons en un mois au plus.`,
          'Si notre réponse ne vous convient pas, vous pouvez adresser une plainte à la CNIL : www.cnil.fr/fr/plaintes, ou CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
        ],
      },
      {
        id: 'united-states',
        heading: 'Si vous vivez aux États-Unis',
        paragraphs: [
          'Notre site en anglais s’adresse à vous. Les règles sont les mêmes : votre accord d’abord, et aucune vente de données de santé.',
        ],
      },
    ],
  }
}
