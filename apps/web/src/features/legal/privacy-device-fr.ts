import type { TextSection } from './text-section.ts'

export const deviceStorageInFrench: TextSection = {
  id: 'device-storage',
  heading: 'Ce que le site garde sur votre appareil',
  paragraphs: [
    'Le site garde seulement ce qui est nécessaire pour fonctionner. C’est pourquoi il ne vous demande pas votre accord pour cela. Il n’y a aujourd’hui ni mesure d’audience, ni suivi, ni publicité.',
    'Le bouton « Effacer mes réponses sur cet appareil » supprime vos réponses tout de suite. Sur un ordinateur partagé, utilisez-le avant de partir.',
  ],
  list: [
    '« state » : sous forme chiffrée, vos réponses, vos coordonnées et votre avancée. Après 20 heures sans activité, le site les efface dès votre visite suivante ;',
    'la clé de ce chiffrement : elle ne peut pas quitter votre navigateur ;',
    '« csrftoken » : un code qui protège les formulaires contre l’usage par un autre site ;',
    '« lang_override » : la langue choisie, jusqu’à la fermeture du navigateur ;',
    '« reading » : la taille du texte et l’affichage que vous avez choisis, pendant un an, et seulement si vous les changez.',
  ],
}
