import type { BundledPackage } from '@clairmemoire/notices'

interface Named {
  name: string
  version: string
}

/** Makes a CycloneDX document that lists the packages whose code is in an artifact, and the version of Node. */
export function billOfMaterials({ name, version }: Named, packages: readonly BundledPackage[]): object {
  const node = { type: 'platform', name: 'node', ...purl('generic', { name: 'node', version: process.versions.node }) }
  const components = packages.map((each) => ({
    type: 'library',
    name: each.name,
    ...purl('npm', each),
    licenses: [{ expression: each.license }],
  }))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    // A package that is installed twice, with different peer dependencies, has one entry.
    components: [node, ...new Map(components.map((each) => [each.purl, each])).values()],
  }
}

function purl(type: string, { name, version }: Named) {
  return { version, purl: `pkg:${type}/${name.replace('@', '%40')}@${version}` }
}
