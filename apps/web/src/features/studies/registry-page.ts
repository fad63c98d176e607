/** The page of a register about one study. */
interface RegistryPage {
  register: string
  href: string
}

/** Where a registration number can be looked up; undefined for a number whose register has no public page. */
export function registryPage(id: string): RegistryPage | undefined {
  if (/^NCT\d{8}$/.test(id)) {
    return { register: 'ClinicalTrials.gov', href: `https://clinicaltrials.gov/study/${id}` }
  }
  if (/^\d{4}-\d{6}-\d{2}-\d{2}$/.test(id)) {
    return { register: 'euclinicaltrials.eu', href: `https://euclinicaltrials.eu/ctis-public/view/${id}` }
  }
  return undefined
}
