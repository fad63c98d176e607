/** Facts about the operator that the legal pages must name; they come from the settings of the site server. */
export interface LegalFacts {
  operatorName: string
  operatorAddress: string
  operatorRegistration: string
  publicationDirector: string
  hostingProvider: string
  contactEmail: string
  contactPhone: string
  dpoEmail: string
}
