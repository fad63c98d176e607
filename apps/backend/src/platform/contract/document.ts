import document from '@clairmemoire/openapi/openapi.json' with { type: 'json' }

/** The contract as it was bundled. The adapter changes what it is given, so each reader gets a copy. */
export function contractDocument(): typeof document {
  return structuredClone(document)
}
