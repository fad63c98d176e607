import { productName } from '@clairmemoire/domain/product'

import type { LegalFacts } from './legal-facts.ts'
import type { LegalText } from './text-section.ts'

export function legalTextInFrench(facts: LegalFacts): LegalText {
  return {
    title: 'Mentions légales',
    description: 'Qui édite et héberge ce site, et comment nous joindre.',
    updated: '2026-11-20',
    summary: [
      `Ce site est publié par ${facts.name}.`,
      'Il informe et oriente. Il ne pose pas de diagnostic et ne remplace pas un médecin.',
      'En cas d’urgence, appelez le 15 ou le 112.',
    ],
    sections: [
      {
        id: 'publisher',
        heading: 'Qui publie ce site ?',
        paragraphs: [`Le site ${productName} est publié par :`],
        list: [
          facts.name,
          facts.address,
          `Immatriculation : ${facts.registration}`,
          `Téléphone : ${facts.contactPhone}`,
          `Adresse e-mail : ${facts.contactEmail}`,
          `Responsable de la publication : ${facts.publicationDirector}`,
        ],
      },
      {
        id: 'hosting',
        heading: 'Qui héberge ce site ?',
        paragraphs: [
          `Hébergeur : ${facts.hostingProvider}.`,
          'En France, la loi demande un hébergeur certifié quand il garde des données de santé pour un établissement de soins.',
        ],
      },
      {
        id: 'medical-information',
        heading: 'Une information, pas un diagnostic',
        paragraphs: [
          'Les textes et les questions de ce site vous aident à comprendre et à vous orienter. Ils ne disent pas si vous avez une maladie.',
          'Seul un professionnel de santé peut poser un diagnostic. N’arrêtez et ne changez aucun traitement sans en parler à votre médecin.',
          'Confusion soudaine, difficulté à parler, un côté du corps qui ne répond plus : appelez tout de suite le 15 ou le 112. Si vous entendez ou parlez difficilement, envoyez un message au 114.',
        ],
      },
      {
        id: 'studies',
        heading: 'Les études présentées',
        paragraphs: [
          'Chaque étude est présentée avec ses sources et la date de notre dernière vérification. Une étude peut ouvrir ou fermer entre deux vérifications.',
          'Un traitement ou une méthode à l’étude n’a pas encore fait ses preuves. Participer est toujours libre et vous pouvez arrêter à tout moment.',
          'Quand une étude correspond à vos réponses, cela ne veut pas dire que vous y êtes admis. Seule l’équipe de l’étude peut le confirmer.',
          'Les lieux d’étude marqués « exemple » ne sont pas de vrais centres.',
        ],
      },
      {
        id: 'accessibility',
        heading: 'Accessibilité',
        paragraphs: [
          'Accessibilité : non conforme. C’est la mention exacte tant qu’aucun audit complet du site n’a eu lieu.',
          'Nous construisons le site pour qu’il respecte les règles WCAG 2.2, niveau AA, et nous le testons à chaque changement.',
          `Un obstacle vous gêne ? Écrivez à ${facts.contactEmail} ou appelez le ${facts.contactPhone}. Nous chercherons une autre façon de vous aider.`,
          'Sans réponse satisfaisante de notre part, vous pouvez vous adresser au Défenseur des droits : www.defenseurdesdroits.fr.',
        ],
      },
      {
        id: 'reuse',
        heading: 'Réutiliser nos textes',
        paragraphs: [
          'Vous pouvez imprimer une page ou la transmettre à un proche ou à votre médecin. Pour tout autre usage, demandez-nous l’autorisation.',
          'Les noms des études et des laboratoires appartiennent à leurs propriétaires.',
        ],
      },
      {
        id: 'personal-data',
        heading: 'Vos données',
        paragraphs: [
          'La politique de confidentialité explique quelles données sont utilisées, pourquoi et combien de temps. Elle explique aussi vos droits.',
        ],
      },
    ],
  }
}
