import type { Advice } from './instrument.ts'

type Source = Advice['source']

const source = (href: string, fr: string, en: string): Source => ({
  fr: { title: fr, href },
  en: { title: en, href },
})

export const lancet = source(
  'https://doi.org/10.1016/S0140-6736(24)01296-0',
  'Commission du Lancet sur la démence, 2024 (en anglais)',
  'Lancet Commission on dementia, 2024',
)

export const finger = source(
  'https://pmc.ncbi.nlm.nih.gov/articles/PMC8574768/',
  'Étude FINGER et les études qui l’ont suivie (en anglais)',
  'The FINGER study and those that followed it',
)

const memoryLoss = { title: 'NHS, memory loss', href: 'https://www.nhs.uk/conditions/memory-loss-amnesia/' }

export const whenToAsk: Source = {
  fr: {
    title: 'Assurance maladie, maladie d’Alzheimer : symptômes et diagnostic',
    href: 'https://www.ameli.fr/assure/sante/themes/maladie-alzheimer/symptomes-diagnostic',
  },
  en: memoryLoss,
}

export const atHome: Source = {
  fr: {
    title: 'Haute Autorité de santé, parcours de soins d’une personne qui a un trouble de la mémoire',
    href: 'https://www.has-sante.fr/jcms/c_2906096/fr/parcours-de-soins-des-patients-presentant-un-trouble-neurocognitif-associe-a-la-maladie-d-alzheimer-ou-a-une-maladie-apparentee',
  },
  en: { title: 'Alzheimer’s Association, staying safe', href: 'https://www.alz.org/help-support/caregiving/safety' },
}

export const sideEffects: Source = {
  fr: {
    title: 'Assurance maladie, médicaments après 65 ans',
    href: 'https://www.ameli.fr/assure/sante/medicaments/medicaments-et-situation-de-vie/iatrogenie-medicamenteuse',
  },
  en: memoryLoss,
}

export const aboutSleep: Source = {
  fr: { title: 'Inserm, dossier Sommeil', href: 'https://www.inserm.fr/dossier/sommeil/' },
  en: memoryLoss,
}

export const aboutMood: Source = {
  fr: { title: 'OMS, trouble dépressif', href: 'https://www.who.int/fr/news-room/fact-sheets/detail/depression' },
  en: { title: 'WHO, depression', href: 'https://www.who.int/news-room/fact-sheets/detail/depression' },
}
