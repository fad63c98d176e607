import forms from '../generated/forms.json' with { type: 'json' }

/** Adds the operation of each form to the contract, unless `openapi.yaml` describes its path. */
function addForms() {
  return {
    Paths: {
      enter(paths: Record<string, object>) {
        for (const path of Object.keys(forms.paths)) {
          paths[path] ??= { $ref: `generated/forms.json#/paths/${path.replaceAll('/', '~1')}` }
        }
      },
    },
  }
}

export default () => ({ id: 'forms', preprocessors: { oas3: { add: addForms } } })
