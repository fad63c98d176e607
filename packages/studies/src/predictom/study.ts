import type { Study } from '@clairmemoire/domain/study'

import { sampleSites } from '../sample-sites.ts'
import { listing } from './listing.ts'

/** A cohort, not a trial of a medicine. Its registration number and its French centres are not known. */
export const study: Study = {
  ...listing,
  summary:
    'PREDICTOM est une étude d’observation menée en Europe. Elle ne teste aucun médicament. Elle évalue une méthode, encore à l’étude, qui estime le risque de maladie d’Alzheimer à partir de mesures faites chez soi.',
  status: 'to_confirm',
  lastChecked: '2026-11-20',
  sources: [
    {
      href: 'https://pub.dzne.de/record/286095',
      title: 'Notice de l’article scientifique, au centre allemand DZNE, en anglais',
    },
    {
      href: 'https://doi.org/10.1016/j.tjpad.2026.100545',
      title: 'Article scientifique qui décrit l’étude, en anglais',
    },
    {
      href: 'https://www.ihi.europa.eu/projects-results/project-factsheets/predictom',
      title: 'Fiche du projet par l’initiative européenne IHI, en anglais',
    },
    {
      href: 'https://cordis.europa.eu/project/id/101132356/reporting',
      title: 'Rapport du projet à la Commission européenne (CORDIS), en anglais',
    },
  ],
  sponsor: 'Helse Stavanger',
  kind: 'observational',
  registryIds: [],
  participants: 4000,
  countries: ['NO', 'GB', 'BE', 'FR', 'CH', 'DE', 'ES'],
  criteria: [
    { id: 'age', kind: 'age_between', min: 50 },
    // Read from the population described, people at risk: no source names a dementia among the exclusions.
    { id: 'population', kind: 'no_known_dementia' },
    { id: 'risk-of-alzheimer', kind: 'checked_by_team', topic: 'risk_of_alzheimer' },
  ],
  sites: sampleSites(['paris', 'lille', 'lyon', 'marseille', 'toulouse'], { recruiting: true }),
}
