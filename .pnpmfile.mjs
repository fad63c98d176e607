/** The dependencies of the validators in Strapi's core. The others are a whole server, which only `apps/cms/strapi` installs. */
const ofValidators = ['@strapi/utils', 'json-logic-js', 'lodash']

/** @public */
export const hooks = {
  readPackage(manifest) {
    if (manifest.name === '@strapi/core') {
      const needed = Object.entries(manifest.dependencies).filter(([name]) => ofValidators.includes(name))
      manifest.dependencies = Object.fromEntries(needed)
      manifest.peerDependencies = {}
    }
    return manifest
  },
}
