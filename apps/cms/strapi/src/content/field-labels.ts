/** What editors read above a field, in French and in English. */
const labels: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  Footer: ['Groupes de liens', 'Groups of links'],
  action: ['Lien', 'Link'],
  answer: ['Réponse', 'Answer'],
  approval: ['Approbation du texte', 'Approval of the text'],
  approvedOn: ['Approuvé le', 'Approved on'],
  articles: ['Articles', 'Articles'],
  author: ['Écrit par', 'Written by'],
  authority: ['Autorité', 'Authority'],
  blocks: ['Contenu', 'Content'],
  body: ['Texte', 'Text'],
  caption: ['Légende', 'Caption'],
  checkedOn: ['Vérifié le', 'Checked on'],
  countries: ['Pays (FR, US)', 'Countries (FR, US)'],
  description: ['Description', 'Description'],
  durationMonths: ['Durée en mois', 'Duration in months'],
  goodToKnow: ['Bon à savoir', 'Good to know'],
  group: ['Liens', 'Links'],
  hash: ['Empreinte du texte approuvé', 'Hash of the approved text'],
  href: ['Adresse', 'Address'],
  image: ['Image', 'Image'],
  introduction: ['Introduction', 'Introduction'],
  items: ['Éléments', 'Entries'],
  label: ['Mots du lien', 'Words of the link'],
  link: ['Adresse', 'Address'],
  name: ['Nom', 'Name'],
  nextReview: ['Prochaine relecture', 'Next review'],
  page: ['Page de l’étude', 'Page of the study'],
  participants: ['Participants prévus', 'Participants planned'],
  partner: ['La place d’un proche', 'The study partner'],
  people: ['Personnes', 'People'],
  phase: ['Phase', 'Phase'],
  portrait: ['Portrait', 'Portrait'],
  publishedOn: ['Daté du', 'Dated'],
  question: ['Question', 'Question'],
  questionsToAsk: ['Questions à poser pendant l’appel', 'Questions to ask on the call'],
  reference: ['Référence', 'Reference'],
  related: ['À lire aussi', 'Related articles'],
  reviewedOn: ['Relu le', 'Reviewed on'],
  reviewer: ['Relu par', 'Reviewed by'],
  role: ['Fonction', 'Role'],
  sample: ['Exemple', 'Sample'],
  short: ['En bref', 'In short'],
  slug: ['Adresse de la page', 'Address of the page'],
  sources: ['Sources', 'Sources'],
  sponsor: ['Promoteur', 'Sponsor'],
  summary: ['En résumé', 'Summary'],
  term: ['Mot', 'Word'],
  text: ['Texte', 'Text'],
  title: ['Titre', 'Title'],
  tone: ['Ton', 'Tone'],
  topics: ['Sujets', 'Topics'],
  updatedOn: ['Mis à jour le', 'Updated on'],
  version: ['Version', 'Version'],
  whatHappens: ['Ce qui est prévu', 'What happens'],
  whatItTests: ['Ce que l’étude cherche à savoir', 'What it tests'],
}

/** In one language; the name of a field itself where it has no label. */
export function labelIn(language: string, field: string): string {
  const [fr, en] = labels[field] ?? [field, field]
  return language.startsWith('fr') ? fr : en
}

/** For a form that has one label for all languages. */
export function labelInBoth(field: string): string {
  return [...new Set([labelIn('fr', field), labelIn('en', field)])].join(' · ')
}
