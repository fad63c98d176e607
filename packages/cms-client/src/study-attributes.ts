import { components, isFields, sentences } from './components.ts'

type Fields = Readonly<Record<string, unknown>>

/** A study's fields as written in a file, in a content service's shape. */
export function studyAttributes(fields: Fields): Fields {
  const criteria = components(fields['criteria'], (criterion) =>
    isFields(criterion) && 'stages' in criterion
      ? { ...criterion, stages: components(criterion['stages'], (stage) => ({ stage })) }
      : criterion,
  )
  return {
    ...fields,
    ...wrapped(fields, ['registryIds', 'countries', 'introduction', 'questionsToAsk']),
    criteria,
    sites: components(fields['sites']),
    registerLines: components(fields['registerLines'], (line) =>
      isFields(line) ? { ...line, ...wrapped(line, ['criteria']) } : line,
    ),
    page: isFields(fields['page']) ? pageAttributes(fields['page']) : fields['page'],
  }
}

function pageAttributes(page: Fields): Fields {
  const visits = components(page['visits'], (visit) =>
    isFields(visit) ? { ...visit, tags: components(visit['tags'], (kind) => ({ kind })) } : visit,
  )
  return {
    id: 1,
    ...page,
    ...wrapped(page, ['whatItTests', 'whatHappens', 'goodToKnow']),
    sources: components(page['sources']),
    visits,
  }
}

/** The named fields, each a list of plain texts. */
function wrapped(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, sentences(fields[name])]))
}
